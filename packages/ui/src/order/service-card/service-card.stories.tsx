import type { Meta, StoryObj } from '@storybook/react-vite'
import { ServiceCard, ServiceGrid } from './service-card.tsx'

const meta = { title: 'Заказ/Карточка услуги' } satisfies Meta

export default meta

type Story = StoryObj

export const Grid: Story = {
  name: 'Сетка',
  render: () => (
    <ServiceGrid>
      <ServiceCard
        href="#a"
        leading
        badge="recommended"
        title="Проверка человека"
        note="Паспорт, приставы, суды, банкротство, розыск одним отчетом"
        price="от 99 ₽"
        time="от 5 минут"
      />
      <ServiceCard
        href="#b"
        title="Долги у приставов"
        note="Все регионы, алименты и штрафы"
        price="29 ₽"
        time="около 1 минуты"
      />
      <ServiceCard
        href="#c"
        title="Паспорт"
        note="Есть ли в списке недействительных"
        price="бесплатно"
        time="мгновенно"
      />
      <ServiceCard
        href="#d"
        badge="new"
        title="Арендатор"
        note="Паспорт, суды, долги, розыск"
        price="от 99 ₽"
        time="от 5 минут"
      />
    </ServiceGrid>
  ),
}
