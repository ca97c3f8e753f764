import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { SaleWaitForm } from './sale-wait-form.tsx'

const meta = {
  title: 'Формы/Ожидание проверки',
  component: SaleWaitForm,
  parameters: {
    guide: {
      about: 'Куда один раз написать, когда проверка появится в продаже.',
      use: 'В месте проверки, которую пока не продаем: почта, на которую уйдет одно письмо.',
      avoid: 'О готовности заказа пишут на почту заказа: здесь ее не просят.',
    },
  },
  render: (args) => (
    <InColumn>
      <SaleWaitForm {...args} />
    </InColumn>
  ),
  args: {
    onSubmit: fn(),
    after: 'Нажимая «Сообщите мне», вы разрешаете ООО «Проверка» хранить эту почту, чтобы один раз написать.',
  },
} satisfies Meta<typeof SaleWaitForm>

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Почта оставлена',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), ' marina@example.ru{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'marina@example.ru' })
  },
}
export const Wrong: Story = {
  name: 'Не адрес',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'марина{Enter}')
    await expect(canvas.getByText('Некорректный email')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  name: 'Ошибка сети',
  args: { onSubmit: fn(noNetwork) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'marina@example.ru{Enter}')
    await sendAgain({ canvas, args })
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
