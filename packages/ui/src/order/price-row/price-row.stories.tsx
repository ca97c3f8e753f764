import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceList, PriceRow } from './price-row.tsx'

const meta = {
  title: 'Заказ/Строка цены',
  parameters: {
    guide: {
      use: 'Перечень услуг на\u00a0странице: название, пояснение, срок и\u00a0цена, по\u00a0строке на\u00a0услугу.',
      avoid:
        'Если услугу тут же\u00a0отмечают в\u00a0заказ, берите «Выбор отчета»; в\u00a0сетке главной\u00a0— «Карточку услуги».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj

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
