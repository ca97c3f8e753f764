import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { ActCodeForm } from './act-code-form.tsx'

const meta = {
  title: 'Формы/Код акта',
  component: ActCodeForm,
  parameters: {
    guide: {
      about: 'Открывает акт об уничтожении по коду из письма.',
      use: 'Акт об уничтожении данных по коду из письма.',
      avoid: 'Код из СМС вводят в клетках.',
    },
  },
  render: (args) => (
    <InColumn>
      <ActCodeForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn() },
} satisfies Meta<typeof ActCodeForm>

export default meta

type Story = StoryObj<typeof meta>

export const Typed: Story = {
  name: 'Код набран как попало',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Код акта'), 'abcde fghjk-mnpqr stuvw{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: 'ABCDEFGHJKMNPQRSTUVW' })
  },
}
export const Wrong: Story = {
  name: 'Пусто и не код',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Код акта')
    await userEvent.type(field, '{Enter}')
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
    await userEvent.type(field, '12345{Enter}')
    await expect(field).toHaveAccessibleDescription(/20 латинских букв и цифр/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Unknown: Story = {
  name: 'Такого кода нет',
  args: { initial: 'ABCDE-FGHJK-MNPQR-STUVW', refusals: { code: 'Акта с таким кодом нет' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Код акта')).toHaveAccessibleDescription(/Акта с таким кодом нет/)
  },
}
export const Failed: Story = {
  name: 'Ошибка сети',
  args: { onSubmit: fn(noNetwork), initial: 'ABCDE-FGHJK-MNPQR-STUVW' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Код акта'), '{Enter}')
    await sendAgain({ canvas, args })
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
