import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { filledWith } from '../form-shell/filled-with.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { CouponForm } from './coupon-form.tsx'

const meta = {
  title: 'Формы/Промокод',
  component: CouponForm,
  parameters: {
    guide: {
      about: 'Промокод: набран, проверен сервером, показан со скидкой, снят.',
      use: 'Промокод у итога заказа: проверить, показать скидку, убрать.',
      avoid: 'Одноразовый код подтверждения — поле «Одноразовый код».',
    },
  },
  render: (args) => (
    <InColumn>
      <CouponForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(), onRemove: fn() },
} satisfies Meta<typeof CouponForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустая и отправка',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }))
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Промокод'), ' ОСЕНЬ {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: 'ОСЕНЬ' })
  },
}
export const Refused: Story = {
  name: 'Такого нет',
  args: { refusals: { code: 'Такого промокода нет или он уже не действует' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Промокод')).toBeInvalid()
  },
}
export const Applied: Story = {
  name: 'Действует',
  args: { applied: { code: 'ОСЕНЬ', discount: 90_00 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/скидка 90.₽/)
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const NotHere: Story = {
  name: 'Верный, но не для этих услуг',
  args: { applied: { code: 'ОСЕНЬ', discount: 0 } },
}
export const Taken: Story = {
  name: 'Уже применен в другом заказе',
  args: {
    applied: {
      code: 'ОСЕНЬ',
      discount: 0,
      notice:
        'Промокод ОСЕНЬ действует один раз: он уже применен в другом вашем заказе. Цена указана без скидки.',
    },
  },
}
export const Filled: Story = {
  name: 'Заполнена',
  ...filledWith({ code: 'ОСЕНЬ' }),
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте, можно повторить',
  args: { onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Empty.play?.(context)
    await sendAgain(context)
  },
}
export const Loading: Story = { name: 'Проверяется', args: { loading: true } }
export const Blocked: Story = {
  name: 'Нельзя вместе с тарифом',
  args: { blocked: 'На вашем тарифе промокоды не действуют' },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: { error: 'Слишком много запросов, подождите минуту и повторите' },
}
