import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { NameForm } from './name-form.tsx'

const meta = {
  title: 'Формы/Имя',
  component: NameForm,
  parameters: {
    guide: {
      about: 'Имя человека в кабинете, одной строкой.',
      use: 'Имя человека в настройках кабинета: одно поле на месте записи.',
      avoid: 'Почту меняет «Новая почта», номер подтверждает «Подтверждение телефона».',
    },
  },
  render: (args) => (
    <InColumn>
      <NameForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(), initial: 'Марина' },
} satisfies Meta<typeof NameForm>

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Поле под рукой',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Имя')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Имя'), ' Игоревна {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Марина Игоревна' })
  },
}
export const Wrong: Story = {
  name: 'Без имени',
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Имя'))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Имя')).toHaveAccessibleDescription('Обязательное поле')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  name: 'Ошибка сети',
  args: { onSubmit: fn(noNetwork) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await sendAgain({ canvas, args })
  },
}
export const Refused: Story = { name: 'Отказ', args: { error: 'Вход устарел, войдите еще раз' } }
export const Loading: Story = { name: 'Сохраняется', args: { loading: true } }
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
