import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Counters } from './counters.tsx'

const meta = {
  title: 'Заказ/Счетчики',
  component: Counters,
  parameters: {
    guide: {
      about: 'Сколько чего ждет, крупными числами; с адресами они отбирают список под собой.',
      use: 'Наверху кабинета: что ждет человека и что уже готово. С адресом счетчик отбирает то, что стоит ниже.',
      avoid: 'Для ответов отчета берите «Полосу результатов». Больше шести счетчиков не ставят.',
    },
  },
} satisfies Meta<typeof Counters>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Что ждет вас',
  args: {
    counters: [
      { count: 1, label: 'ждет ваших данных', urgent: true },
      { count: 1, label: 'ждет оплаты' },
      { count: 2, label: 'готовятся' },
      { count: 14, label: 'готово за все время' },
    ],
  },
}
export const Phone: Story = {
  name: 'Телефон: длинные слова и большие числа',
  globals: { viewport: { value: 'phone' } },
  args: {
    counters: [
      { count: '1\u00a0204', label: 'ждут ваших данных о собственниках', urgent: true },
      { count: '12\u00a0531', label: 'готово за все время, включая удаленные' },
      { count: 0, label: 'готовятся' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1\u00a0204ждут ваших данных о собственниках',
      '12\u00a0531готово за все время, включая удаленные',
      '0готовятся',
    ])
  },
}
export const One: Story = {
  name: 'Только один',
  args: { counters: [{ count: 1, label: 'готовится' }] },
}
export const Links: Story = {
  name: 'Отбирают то, что ниже',
  args: {
    label: 'Состояние заказа',
    counters: [
      { count: 10, label: 'все', href: '#all' },
      { count: 1, label: 'нужны данные', href: '#data', urgent: true },
      { count: 1, label: 'ждет оплаты', href: '#payment' },
      { count: 6, label: 'готовы', href: '#done', current: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /готовы/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: /ждет оплаты/ })).toHaveAttribute('href', '#payment')
  },
}
