import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkSteps } from './link-steps.tsx'

const meta = {
  title: 'Части/Дорога',
  component: LinkSteps,
  parameters: {
    guide: {
      about: 'Дорога от письма к тому, что оно открывает: где человек сейчас и где путь прерван.',
      use: 'Человек пришел по ссылке и должен войти: видно, что дорога не потеряна и где она прервалась.',
      avoid: 'Для шагов оформления, по которым ходят туда и обратно, берите «Вкладки».',
    },
  },
  args: {
    label: 'Дорога к заказу',
    steps: [
      { title: 'Ссылка', note: 'открыта', state: 'done' },
      { title: 'Вход', note: 'вы здесь', state: 'now' },
      { title: 'Заказ 10\u00a0005', note: 'откроем сами', state: 'next' },
    ],
  },
} satisfies Meta<typeof LinkSteps>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Нужно войти',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /^Дорога к\sзаказу$/ })).toBeVisible()
    await expect(canvas.getByText('вы здесь').closest('li')).toHaveAttribute('aria-current', 'step')
  },
}
export const Cut: Story = {
  name: 'Ссылка потрачена',
  args: {
    steps: [
      { title: 'Письмо', note: 'ссылка потрачена', state: 'cut' },
      { title: 'Вход', note: 'нужна новая', state: 'next' },
      { title: 'Заказ 10\u00a0005', note: 'ждет', state: 'next' },
    ],
  },
}
export const Sent: Story = {
  name: 'Новая ссылка в пути',
  args: {
    steps: [
      { title: 'Письмо', note: 'отправлено в 15:02', state: 'now' },
      { title: 'Вход', note: 'по ссылке', state: 'next' },
      { title: 'Заказ 10\u00a0005', note: 'откроем сами', state: 'next' },
    ],
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
