import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DownloadIcon } from '../icon/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Button } from './button.tsx'
import { DoAndDont } from '../private/do-and-dont.tsx'

const meta = {
  title: 'Части/Кнопка',
  component: Button,
  parameters: {
    guide: {
      about: 'Запускает действие. С адресом это настоящая ссылка, которая работает и без скриптов.',
      use: 'Для действия, которое что-то меняет или покупает. Главная — одна на экран, и цена стоит прямо на ней.',
      avoid:
        'Для перехода на другую страницу берите «Ссылку». Если место есть только под знак, берите «Кнопку-иконку».',
    },
  },
  args: { children: 'Оформить за 1\u00a0199\u00a0₽', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  name: '[UI-083] Главная',
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).backgroundColor).toBe('rgb(51, 111, 238)')
  },
}
export const Secondary: Story = { name: 'Вторая', args: { variant: 'secondary' } }
export const Quiet: Story = { name: 'Текстовая', args: { variant: 'quiet' } }
export const Danger: Story = { name: 'Опасная', args: { variant: 'danger', children: 'Удалить данные' } }
export const Small: Story = { name: 'Малая', args: { size: 's' } }
export const Large: Story = { name: 'Большая, во всю ширину', args: { size: 'l', fullWidth: true } }
export const Loading: Story = {
  name: 'Ждет ответа: нажатия не проходят, ширина та же',
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Подождите/ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = { name: 'Недоступна', args: { disabled: true } }
export const AsLink: Story = {
  name: 'Ссылка с иконкой',
  render: () => (
    <Button href="#pdf" variant="secondary" size="s">
      <Icon icon={DownloadIcon} />
      PDF
    </Button>
  ),
}
export const Long: Story = {
  name: 'Длинные слова на телефоне',
  globals: { viewport: { value: 'phone' } },
  args: {
    fullWidth: true,
    children: 'Оплатить полную проверку и отчет о собственнике за 1\u00a0199\u00a0₽',
  },
}
export const Advice: StoryObj = {
  name: 'Так и не так',
  tags: ['advice'],
  render: () => (
    <DoAndDont
      right={{
        show: <Button>Оформить за 499{'\u00a0'}₽</Button>,
        why: 'Кнопка называет дело, а платная — и цену: человек знает, что будет после нажатия.',
      }}
      wrong={{
        show: <Button>Продолжить</Button>,
        why: '«Продолжить» не говорит ни что случится, ни сколько это стоит.',
      }}
    />
  ),
}
