import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useState } from 'react'
import { RadioCards } from './radio-cards.tsx'

const meta = {
  title: 'Поля/Выбор из карточек',
  component: RadioCards,
  parameters: {
    guide: {
      about: 'Несколько вариантов, у каждого есть место для пояснения.',
      use: 'Два-четыре варианта, у каждого есть пояснение: оплата, кто заказывает.',
      avoid: 'Без пояснений возьмите «Переключатель из нескольких».',
    },
  },
  render: (args) => <Stateful {...args} />,
  args: {
    legend: 'Способ оплаты',
    name: 'pay',
    value: 'card',
    onChange: fn(),
    options: [
      { value: 'card', label: 'Банковской картой', hint: 'Мир, тестовый платеж' },
      { value: 'invoice', label: 'Счет для организации', hint: 'Закрывающие документы' },
    ],
  },
} satisfies Meta<typeof RadioCards>

export default meta

type Story = StoryObj<typeof meta>

function Stateful(args: React.ComponentProps<typeof RadioCards>) {
  const [value, setValue] = useState(args.value)
  return (
    <RadioCards
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next)
        setValue(next)
      }}
    />
  )
}
export const Default: Story = {
  name: 'Способ оплаты',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Счет для организации'))
    await expect(canvas.getByRole('radio', { name: /Счет/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('invoice')
  },
}
export const Invalid: Story = {
  name: 'Не выбрано: ошибка',
  args: { value: '', error: 'Выберите, как платить' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Способ оплаты' })).toHaveAccessibleDescription(
      'Выберите, как платить',
    )
  },
}
export const Disabled: Story = {
  name: 'Один вариант недоступен',
  args: {
    options: [
      { value: 'card', label: 'Банковской картой', hint: 'Мир, тестовый платеж' },
      {
        value: 'balance',
        label: 'С баланса',
        hint: 'На балансе 120\u00a0₽, не хватает',
        disabled: true,
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('С баланса'))
    await expect(canvas.getByRole('radio', { name: /С\sбаланса/ })).toBeDisabled()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Column: Story = { name: 'Одна под другой', args: { column: true } }
export const Short: Story = {
  name: 'Короткие: суммы',
  args: {
    legend: 'Сумма пополнения',
    value: '1500',
    short: true,
    options: ['500', '1500', '5000', '15\u00a0000'].map((sum) => ({ value: sum, label: `${sum}\u00a0₽` })),
  },
}
export const Long: Story = {
  name: 'Длинные слова, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    legend: 'Кто оплатит заказ и на кого выписать закрывающие документы',
    options: [
      {
        value: 'card',
        label: 'Частное лицо, банковской картой или переводом по номеру телефона',
        hint: 'Чек придет на почту, закрывающих документов не будет',
      },
      {
        value: 'invoice',
        label: 'Организация или индивидуальный предприниматель по счету',
        hint: 'Отчет начнем собирать после поступления денег, обычно на следующий рабочий день',
      },
    ],
  },
}
