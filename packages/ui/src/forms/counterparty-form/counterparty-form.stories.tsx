import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { loadSampleCompanies } from '../form-shell/sample-suggestions.ts'
import { filledWith } from '../form-shell/filled-with.tsx'
import { CounterpartyForm } from './counterparty-form.tsx'

const meta = {
  title: 'Формы/Проверка контрагента',
  component: CounterpartyForm,
  globals: { brand: 'fiz' },
  parameters: {
    guide: {
      about: 'Компания или предприниматель по ИНН или по названию из подсказок.',
      use: 'Организация или предприниматель по ИНН или названию.',
      avoid: 'Человека без ИП проверяют «Проверкой человека»; реквизиты для счета — «Плательщик».',
    },
  },
  render: (args) => (
    <InColumn>
      <CounterpartyForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(), submitText: 'Проверить за 299\u00a0₽', loadCompanies: loadSampleCompanies },
} satisfies Meta<typeof CounterpartyForm>

export default meta

type Story = StoryObj<typeof meta>

const label = 'Компания или предприниматель'

export const Empty: Story = {
  name: 'Пустая, название без выбора, неверный ИНН',
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(label)
    const submit = canvas.getByRole('button', { name: /^Проверить/ })
    await userEvent.click(submit)
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
    await userEvent.type(input, 'Двор')
    await userEvent.click(submit)
    await expect(canvas.getByText(/^Выберите компанию/)).toBeVisible()
    await userEvent.clear(input)
    await userEvent.type(input, '0000000001')
    await userEvent.click(submit)
    await expect(canvas.getByText('Неправильный ИНН')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sends: Story = {
  name: 'ИНН отдается как есть',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(label), ' 0000000000{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ inn: '0000000000' })
  },
}
export const Picked: Story = {
  name: '[SEARCH-34] Компания из подсказок',
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(label)
    await userEvent.type(input, 'Кленовый')
    await userEvent.click(await canvas.findByRole('option', { name: /Кленовый двор/ }, { timeout: 5000 }))
    await expect(input).toHaveValue('ООО «Кленовый двор»')
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ inn: '0000000000', name: 'ООО «Кленовый двор»' })
    await userEvent.type(input, '!')
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/^Выберите компанию/)).toBeVisible()
  },
}
export const Refused: Story = {
  name: 'Отказ сервера у поля',
  args: { refusals: { company: 'По этому ИНН сведений нет' } },
}
export const Filled: Story = {
  name: 'Заполнена',
  ...filledWith({ company: '0000000000' }),
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Failed: Story = {
  name: 'Нет связи',
  args: { onSubmit: fn(noNetwork) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(label), '0000000000{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(canvas.getByLabelText(label)).toHaveValue('0000000000')
  },
}
export const Blocked: Story = {
  name: 'Проверка выключена',
  args: { blocked: 'Реестр юридических лиц сегодня не отвечает. Попробуйте завтра.' },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
