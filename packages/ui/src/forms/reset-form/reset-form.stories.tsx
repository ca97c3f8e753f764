import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ResetForm } from './reset-form.tsx'

const meta = {
  title: 'Формы/Сброс пароля',
  component: ResetForm,
  render: (args) => (
    <div style={{ maxWidth: 460 }}>
      <ResetForm {...args} />
    </div>
  ),
  args: { onSubmit: fn() },
} satisfies Meta<typeof ResetForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: '[AUTH-22] Нужна почта',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Электронная почта'), 'abc{Enter}')
    await expect(canvas.getByText('Некорректный email')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
