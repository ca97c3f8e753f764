import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { PayerForm } from './payer-form.tsx'

const meta = {
  title: 'Формы/Плательщик',
  component: PayerForm,
  parameters: {
    guide: {
      about: 'Реквизиты, на которые выставляют счета.',
      use: 'Реквизиты организации или предпринимателя для счетов и закрывающих документов.',
      avoid: 'Контрагента, которого проверяют, вводят в «Проверку контрагента».',
    },
  },
  render: (args) => (
    <InColumn wide>
      <PayerForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn() },
} satisfies Meta<typeof PayerForm>

export default meta

type Story = StoryObj<typeof meta>

const company = {
  inn: '0000000000',
  kpp: '000001000',
  name: 'ООО «Кленовый двор»',
  address: '000000, г Образцовск, ул Кленовая, д 14',
}

export const Empty: Story = {
  name: 'Пустая: отказы у полей',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить реквизиты' }))
    await expect(canvas.getByLabelText('ИНН')).toHaveAccessibleDescription('ИНН пуст')
    await expect(canvas.getByLabelText('ИНН')).toHaveFocus()
    await expect(canvas.getByLabelText('Название')).toHaveAccessibleDescription('Обязательное поле')
    await userEvent.type(canvas.getByLabelText('ИНН'), '0000000000')
    await userEvent.type(canvas.getByLabelText('КПП'), '000000000')
    await userEvent.tab()
    await expect(canvas.getByLabelText('КПП')).toHaveAccessibleDescription('Некорректный КПП')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Company: Story = {
  name: 'Организация',
  args: { initial: company },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /^Организация/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить реквизиты' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith(company)
  },
}
export const Person: Story = {
  name: 'Предприниматель: без КПП, хотя он был набран',
  args: { initial: company },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Предприниматель/ }))
    await expect(canvas.queryByLabelText('КПП')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить реквизиты' }))
    await expect(canvas.getByLabelText('ИНН')).toHaveAccessibleDescription('ИНН человека — 12 цифр')
    await userEvent.type(canvas.getByLabelText('ИНН'), '00')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить реквизиты' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...company, inn: '000000000000', kpp: '' })
  },
}
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { initial: company, error: 'Плательщиков может быть не больше\u00a0100' },
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте, можно повторить',
  args: { initial: company, onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Company.play?.(context)
    await sendAgain(context)
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { initial: company, loading: true } }
export const Blocked: Story = {
  name: 'Изменить нельзя',
  args: { initial: company, blocked: 'По этим реквизитам выставлен счет. Добавьте нового плательщика.' },
}
export const Phone: Story = {
  name: 'Телефон, длинное название',
  globals: { viewport: { value: 'phone' } },
  args: {
    initial: {
      ...company,
      name: 'Общество с ограниченной ответственностью «Межрегиональное агентство недвижимости „Кленовый двор“»',
    },
  },
}
