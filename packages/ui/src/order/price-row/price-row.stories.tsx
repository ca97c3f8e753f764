import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceList, PriceRow } from './price-row.tsx'

const meta = { title: 'Заказ/Строка цены' } satisfies Meta

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
        price="от 499 ₽"
      />
      <PriceRow
        href="#b"
        title="Проверка человека"
        note="Паспорт, приставы, суды, банкротство"
        time="от 5 минут"
        price="от 99 ₽"
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
