import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Panel } from '../../frame/container/container.tsx'
import { ProductOption } from './product-option.tsx'

const meta = {
  title: 'Заказ/Выбор отчета',
  component: ProductOption,
  parameters: {
    guide: {
      about: 'Отчет, который можно отметить: вся строка — флажок.',
      use: 'При выборе отчетов по объекту: вся строка — флажок, цена и срок видны до отметки.',
      avoid:
        'Для одного варианта из нескольких берите «Выбор из карточек», для перечня без выбора — «Строку цены».',
    },
  },
  args: {
    name: 'product',
    value: 'full',
    title: 'Полная проверка',
    note: 'Две выписки + проверка собственников',
    time: '≈ 40 минут',
    price: '1\u00a0190\u00a0₽',
    badge: 'recommended',
    checked: false,
    onChange: fn(),
  },
} satisfies Meta<typeof ProductOption>

export default meta

type Story = StoryObj<typeof meta>

function Stateful(args: React.ComponentProps<typeof ProductOption>) {
  const [checked, setChecked] = useState(args.checked)
  return (
    <Panel title="Что проверить" note="Цена и срок — за один объект">
      <ProductOption
        {...args}
        checked={checked}
        onChange={(next) => {
          args.onChange(next)
          setChecked(next)
        }}
      />
    </Panel>
  )
}
export const Default: Story = {
  name: 'Строка целиком — флажок',
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Две выписки + проверка собственников'))
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
export const Chosen: Story = {
  name: 'Выбрано',
  args: { checked: true, oldPrice: '1\u00a0497\u00a0₽' },
  render: (args) => <Stateful {...args} />,
}
export const Disabled: Story = {
  name: 'Недоступно',
  args: { disabled: true },
  render: (args) => <Stateful {...args} />,
}
export const Phone: Story = {
  name: 'Телефон: длинные слова, прежняя цена',
  globals: { viewport: { value: 'phone' } },
  args: {
    checked: true,
    badge: 'all-includes',
    title: 'Проверка электросталелитейно-прокатного общежития и собственников',
    note: 'Две выписки, переход прав, долги, банкротство и розыск каждого собственника',
    time: 'до 7\u00a0рабочих дней',
    price: '1\u00a0234\u00a0567\u00a0₽',
    oldPrice: '1\u00a0345\u00a0678\u00a0₽',
  },
  render: (args) => <Stateful {...args} />,
}
