import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { TaxpayerForm } from './taxpayer-form.tsx'

const meta = {
  title: 'Формы/Проверка по ИНН',
  component: TaxpayerForm,
  globals: { brand: 'fiz' },
  parameters: {
    guide: {
      about: 'Человек, о котором известен только ИНН, и цель проверки.',
      use: 'Налоги и самозанятость человека: источнику хватает ИНН.',
      avoid: 'Организацию и предпринимателя проверяет «Проверка контрагента».',
    },
  },
  render: (args) => (
    <InColumn>
      <TaxpayerForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(), submitText: 'Проверить за 29\u00a0₽' },
} satisfies Meta<typeof TaxpayerForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустая, ИНН организации',
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: /^Проверить/ })
    await userEvent.click(submit)
    await expect(canvas.getAllByText('Обязательное поле')).toHaveLength(2)
    await userEvent.type(canvas.getByLabelText('ИНН человека'), '0000000000')
    await userEvent.click(submit)
    await expect(canvas.getByText(/^ИНН человека — 12/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sends: Story = {
  name: 'Отдает номер, цель и основание',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('ИНН человека'), '000000000000')
    await userEvent.click(canvas.getByRole('radio', { name: /^Заключаю другой договор/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      taxpayer: { inn: '000000000000' },
      purpose: 'contract',
      ground: 'contract',
    })
  },
}

export const Refused: Story = {
  name: 'Отказ сервера у поля',
  args: { refusals: { inn: 'Такого номера нет' } },
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Failed: Story = {
  name: 'Нет связи',
  args: { onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Sends.play?.(context)
    await sendAgain(context)
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
