import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { noNetwork } from '../form-shell/in-column.tsx'
import { filledWith } from '../form-shell/filled-with.tsx'
import { GuestOrderForm } from './guest-order-form.tsx'

const meta = {
  title: 'Формы/Заказ гостя',
  component: GuestOrderForm,
  parameters: {
    guide: {
      about: 'Контакты и согласия в заказе гостя.',
      use: 'Заказ без кабинета: почта, телефон, три согласия, оплата.',
      avoid: 'Вошедшему человеку эта форма не нужна: его данные известны, хватит Итога заказа.',
    },
  },
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
      marketing: <Link href="#emails">письма</Link>,
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
    for (const tick of ticks.slice(0, 2))
      await expect(tick).toHaveAccessibleDescription(/Чтобы продолжить, установите этот флажок$/)
    await expect(ticks[2]).toBeValid()
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
export const Refused: Story = {
  name: 'Отказ сервера у поля',
  args: { refusals: { email: 'Учетная запись удалена. Чтобы вернуть ее, напишите в поддержку' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Электронная почта')).toHaveFocus()
  },
}
export const Failed: Story = {
  name: 'Нет связи: согласия и контакты на месте',
  args: { onSubmit: fn(noNetwork) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Электронная почта'), 'marina@example.ru')
    await userEvent.type(canvas.getByLabelText('Телефон'), '9000000000')
    for (const tick of canvas.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(tick)
    await userEvent.click(canvas.getByRole('button', { name: /^Оплатить/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(canvas.getByLabelText('Электронная почта')).toHaveValue('marina@example.ru')
    await expect(canvas.getAllByRole('checkbox')[0]).toBeChecked()
  },
}
export const Filled: Story = {
  name: 'Заполнена',
  ...filledWith({ email: 'marina@example.ru', phone: '9000000001', offer: true, privacy: true }),
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Blocked: Story = {
  name: 'Оплата выключена',
  args: { blocked: 'Платежная система на обслуживании до 6:00 МСК. Заказ сохранен.' },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
