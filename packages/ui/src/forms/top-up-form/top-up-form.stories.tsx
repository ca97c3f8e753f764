import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { TopUpForm } from './top-up-form.tsx'

const meta = {
  title: 'Формы/Пополнение баланса',
  component: TopUpForm,
  parameters: {
    guide: {
      about: 'Сколько положить на баланс и чем: картой или по счету.',
      use: 'Положить деньги на баланс: готовая сумма или своя.',
      avoid: 'Оплатить сам заказ — «Заказ гостя»; вывести деньги партнеру — «Вывод денег».',
    },
  },
  render: (args) => (
    <InColumn>
      <TopUpForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn() },
} satisfies Meta<typeof TopUpForm>

export default meta

type Story = StoryObj<typeof meta>

export const Offered: Story = {
  name: 'Готовая сумма',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^5.000/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Пополнить на 5.000.₽$/ }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 5000 })
  },
}
export const Own: Story = {
  name: 'Своя сумма и ее пределы',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Другая сумма' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Пополнить' }))
    await expect(canvas.getByLabelText('Сумма')).toHaveFocus()
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Сумма'), '500001{Enter}')
    await expect(canvas.getByText(/^Укажите сумму от/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByLabelText('Сумма'))
    await userEvent.type(canvas.getByLabelText('Сумма'), '720,50')
    await userEvent.click(canvas.getByRole('button', { name: /^Пополнить на 720,50.₽$/ }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 720.5 })
  },
}
export const Wanted: Story = {
  name: 'Сколько не хватает на заказ',
  args: { wanted: 720 },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Сумма')).toHaveValue('720')
    await expect(canvas.getByRole('button', { name: /^Пополнить на 720.₽$/ })).toBeVisible()
  },
}
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { error: 'Платежная система не отвечает, деньги не списаны. Повторите позже' },
}
export const Failed: Story = {
  name: 'Нет связи',
  args: { onSubmit: fn(noNetwork) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Пополнить/ }))
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Blocked: Story = {
  name: 'Пополнение выключено',
  args: { blocked: 'Платежная система на обслуживании до 6:00 МСК' },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: { wanted: 720 },
}
