import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PriceList, PriceRow } from './price-row.tsx'

const meta = {
  title: 'Заказ/Строка цены',
  component: PriceRow,
  subcomponents: { PriceList },
  parameters: {
    guide: {
      use: 'Перечень услуг на\u00a0странице: название, пояснение, срок и\u00a0цена, по\u00a0строке на\u00a0услугу.',
      avoid:
        'Если услугу тут же\u00a0отмечают в\u00a0заказ, берите «Выбор отчета»; в\u00a0сетке главной\u00a0— «Карточку услуги».',
    },
  },
  args: {
    href: '#b',
    title: 'Проверка человека',
    note: 'Паспорт, приставы, суды, банкротство',
    time: 'от\u00a05\u00a0минут',
    price: 'от\u00a099\u00a0₽',
    onClick: fn((event: React.MouseEvent) => event.preventDefault()),
  },
  render: (args) => (
    <PriceList>
      <PriceRow {...args} />
    </PriceList>
  ),
} satisfies Meta<typeof PriceRow>

export default meta

type Story = StoryObj<typeof meta>

export const Row: Story = {
  name: 'Строка целиком\u00a0— ссылка',
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('link', { name: /Проверка человека.*от\s5\sминут.*от\s99\s₽/ })
    const { right, top, height } = row.getBoundingClientRect()
    await expect(row).toContainElement(document.elementFromPoint(right - 4, top + height / 2) as HTMLElement)
    await userEvent.click(canvas.getByText('Паспорт, приставы, суды, банкротство'))
    row.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const List: Story = {
  name: 'Список',
  render: () => (
    <PriceList>
      <PriceRow
        href="#a"
        leading
        badge="all-includes"
        title="Проверка недвижимости и собственника"
        note="Две выписки из ЕГРН и проверка собственника"
        time="от 30 минут"
        price={'от\u00a0499\u00a0₽'}
      />
      <PriceRow
        href="#b"
        title="Проверка человека"
        note="Паспорт, приставы, суды, банкротство"
        time="от 5 минут"
        price={'от\u00a099\u00a0₽'}
      />
      <PriceRow
        href="#c"
        title="История продаж в доме"
        badge="new"
        note="Объявления, цены и их изменения"
        time="мгновенно"
        price="после входа"
      />
    </PriceList>
  ),
}
export const Phone: Story = {
  name: 'Телефон: длинная услуга на\u00a0сплошной плашке',
  globals: { viewport: { value: 'phone' } },
  args: {
    leading: true,
    badge: 'all-includes',
    title: 'Проверка электросталелитейно-прокатного предприятия и\u00a0его руководителей',
    note: 'Учредители, исполнительные производства, арбитраж, лицензии и\u00a0недобросовестные поставщики',
    time: 'до\u00a07\u00a0рабочих дней',
    price: 'от\u00a01\u00a0234\u00a0567\u00a0₽',
  },
}
