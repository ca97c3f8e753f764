import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { filledWith } from '../form-shell/filled-with.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'

const meta = {
  title: 'Формы/Вывод денег партнера',
  component: WithdrawalForm,
  parameters: {
    guide: {
      about: 'Сколько денег партнера вывести и кому.',
      use: 'Выплата партнеру не больше того, что есть на счете.',
      avoid: 'Деньги на баланс кладут «Пополнением баланса».',
    },
  },
  render: (args) => (
    <InColumn>
      <WithdrawalForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(), available: 800_00 },
} satisfies Meta<typeof WithdrawalForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустая, ноль и больше остатка',
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Сумма вывода')
    const submit = canvas.getByRole('button', { name: 'Вывести' })
    await userEvent.click(submit)
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
    await userEvent.type(input, '0{Enter}')
    await expect(canvas.getByText('Сумма должна быть больше нуля')).toBeVisible()
    await userEvent.clear(input)
    await userEvent.type(input, '900{Enter}')
    await expect(canvas.getByText(/меньше этой суммы$/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.type(input, '500{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 500 })
  },
}
export const All: Story = {
  name: 'Вывести все',
  args: { available: 800_50 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^На счете 800,50.₽/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Вывести все' }))
    await expect(canvas.getByLabelText('Сумма вывода')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 800.5 })
  },
}
export const Bank: Story = {
  name: 'Счет и БИК сходятся',
  args: { payers: [{ value: 'p1', label: 'ИП Синицына М. В.' }] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Сумма вывода'), '500')
    await userEvent.type(canvas.getByLabelText('БИК банка'), '40000777{Enter}')
    await expect(canvas.getByText(/^БИК — девять цифр/)).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('БИК банка'))
    await userEvent.type(canvas.getByLabelText('БИК банка'), '040000777')
    await userEvent.type(canvas.getByLabelText('Счет получателя'), '40702810000000000002{Enter}')
    await expect(canvas.getByText(/сходятся с БИК/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByLabelText('Счет получателя'))
    await userEvent.type(canvas.getByLabelText('Счет получателя'), '40702 810 0 0000 0000001{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      amount: 500,
      payer: 'p1',
      account: '40702810000000000001',
      bik: '040000777',
    })
  },
}
export const Nothing: Story = {
  name: 'Выводить нечего',
  args: { available: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Сумма вывода')).toBeDisabled()
  },
}
export const Refused: Story = {
  name: 'Отказ сервера у поля',
  args: { refusals: { amount: 'У партнера на счете меньше этой суммы' } },
}
export const Filled: Story = {
  name: 'Заполнена',
  ...filledWith({ amount: '500' }),
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте, можно повторить',
  args: { available: 800_50, onSubmit: fn(noNetwork) },
  play: async (context) => {
    await All.play?.(context)
    await sendAgain(context)
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Phone: Story = {
  name: 'Телефон, большая сумма',
  globals: { viewport: { value: 'phone' } },
  args: { available: 9_999_999_99 },
}
