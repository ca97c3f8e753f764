import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { Checkbox } from './checkbox.tsx'
import { DoAndDont } from '../../primitives/private/do-and-dont.tsx'

const meta = {
  title: 'Поля/Флажок',
  component: Checkbox,
  parameters: {
    guide: {
      about: 'Флажок со словами; ссылка внутри слов открывается и не ставит галочку.',
      use: 'Согласие или выбор, который уйдет с формой. Согласие не отмечают заранее.',
      avoid: 'Для настройки, которая действует сразу, возьмите «Вкладки» или кнопку с состоянием.',
    },
  },
  args: {
    name: 'offer',
    checked: false,
    onChange: fn(),
    label: (
      <>
        Принимаю условия <Link href="#offer">публичной оферты</Link>
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустой: пробел отмечает, ссылка отдельно',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Принимаю условия публичной оферты' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(box).not.toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'публичной оферты' })).toHaveFocus()
  },
}
export const Checked: Story = {
  name: 'Отмечен',
  args: { checked: true, hint: 'Обязательно: это договор на услугу' },
}
export const Invalid: Story = { name: 'Ошибка', args: { error: 'Чтобы продолжить, установите этот флажок' } }
export const Disabled: Story = { name: 'Недоступен', args: { checked: true, disabled: true } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label:
      'Даю согласие на обработку персональных данных и подтверждаю, что у меня есть законное основание проверять этого человека',
    hint: 'Отозвать согласие можно в любой день в настройках',
  },
}
export const Advice: StoryObj = {
  name: 'Так и не так',
  tags: ['advice'],
  render: () => (
    <DoAndDont
      right={{
        show: (
          <Checkbox
            name="emails"
            label="Присылать письма о новых проверках"
            checked={false}
            onChange={fn()}
          />
        ),
        why: 'Согласие по желанию: галочку ставит человек.',
      }}
      wrong={{
        show: <Checkbox name="spam" label="Не присылать мне письма" checked onChange={fn()} />,
        why: 'Отрицание и галочка, которую поставили за человека: согласия тут нет.',
      }}
    />
  ),
}
