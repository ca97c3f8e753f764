import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { GuestOrderForm } from './guest-order-form.tsx'

const meta = {
  title: 'Формы/Заказ гостя',
  component: GuestOrderForm,
  render: (args) => (
    <div style={{ maxWidth: 600 }}>
      <GuestOrderForm {...args} />
    </div>
  ),
  args: {
    onSubmit: fn(),
    submitText: 'Оплатить 1\u00a0199\u00a0₽',
    consentLinks: {
      offer: <Link href="#offer">публичной оферты</Link>,
      personalData: <Link href="#pd">согласие на обработку персональных данных</Link>,
      marketing: <Link href="#letters">письма</Link>,
    },
  },
} satisfies Meta<typeof GuestOrderForm>

export default meta

type Story = StoryObj<typeof meta>

export const Consents: Story = {
  name: 'Три согласия пусты, два обязательны',
  play: async ({ canvas, args }) => {
    const ticks = canvas.getAllByRole('checkbox')
    await expect(ticks).toHaveLength(3)
    for (const tick of ticks) await expect(tick).not.toBeChecked()
    await userEvent.type(canvas.getByLabelText('Электронная почта'), 'marina@example.ru')
    await userEvent.type(canvas.getByLabelText('Телефон'), '9000000000')
    await userEvent.click(canvas.getByRole('button', { name: /^Оплатить/ }))
    await expect(
      canvas.getAllByText(/Чтобы продолжить, установите этот флажок/, { selector: 'p' }),
    ).toHaveLength(2)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(ticks[0]!)
    await userEvent.click(ticks[1]!)
    await userEvent.click(canvas.getByRole('button', { name: /^Оплатить/ }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'marina@example.ru',
      phone: '+79000000000',
      marketing: false,
    })
  },
}
export const Default: Story = { name: 'Пустая' }
