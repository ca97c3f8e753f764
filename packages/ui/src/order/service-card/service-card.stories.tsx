import { cartTotal, initialCart, PRODUCTS, SERVICE_CARDS, servicePriceText } from '@proverka/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ServiceCard, ServiceGrid } from './service-card.tsx'

const meta = {
  title: 'Заказ/Карточка услуги',
  component: ServiceCard,
  subcomponents: { ServiceGrid },
  parameters: {
    guide: {
      about: 'Услуга как клетка бланка: название, содержание, цена, срок.',
      use: 'Сетка услуг на главной: одна ведущая карточка и остальные поменьше, с ценой и сроком.',
      avoid: 'В узком столбце и в диалоге берите «Строку цены»: карточки там не держат строй.',
    },
  },
  args: {
    href: '#card',
    title: 'Проверка человека',
    note: 'Паспорт, приставы, суды, банкротство',
    price: 'от 99\u00a0₽',
    time: 'от 5 минут',
    onClick: fn((event: React.MouseEvent) => event.preventDefault()),
  },
  render: (args) => (
    <ServiceGrid>
      <ServiceCard {...args} />
    </ServiceGrid>
  ),
} satisfies Meta<typeof ServiceCard>

export default meta

type Story = StoryObj<typeof meta>

export const Card: Story = {
  name: 'Карточка целиком — ссылка',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Паспорт, приставы, суды, банкротство'))
    canvas.getByRole('link', { name: /Проверка человека/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
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
        price={'от 99\u00a0₽'}
        time="от 5 минут"
      />
      <ServiceCard
        href="#b"
        title="Долги у приставов"
        note="Кредиты, налоги, алименты и штрафы"
        price={'29\u00a0₽'}
        time="около 1 минуты"
      />
      <ServiceCard
        href="#c"
        title="Паспорт"
        note="Есть ли в списке недействительных"
        price="Бесплатно"
        time="мгновенно"
      />
      <ServiceCard
        href="#d"
        badge="new"
        title="Арендатор"
        note="Паспорт, суды, долги, розыск"
        price={'от 99\u00a0₽'}
        time="от 5 минут"
      />
    </ServiceGrid>
  ),
}

/** A card of the catalogue as the sites draw it. */
function CatalogueCard({ id }: { id: string }) {
  const card = SERVICE_CARDS.find(({ key }) => key === id)
  if (!card) return null
  return (
    <ServiceCard
      href={`#${card.key}`}
      title={card.title}
      price={servicePriceText(card)?.replaceAll(' ', '\u00a0')}
      time={card.turnaround}
    />
  )
}
const shown = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('link', { name })

export const Catalogue: Story = {
  name: '[PROD-29, PROD-30, PROD-31, PROD-32, PROD-33] Карточки каталога с ценой и сроком',
  render: () => (
    <ServiceGrid>
      {['person', 'bailiffs', 'passport', 'reliability', 'reliability-from'].map((id) => (
        <CatalogueCard key={id} id={id} />
      ))}
    </ServiceGrid>
  ),
  play: async ({ canvas }) => {
    const person = shown(canvas, /Проверка человека/)
    await expect(person).toHaveTextContent('от 99 ₽')
    await expect(person).toHaveTextContent('от 5 минут')
    const bailiffs = shown(canvas, /приставов/)
    await expect(within(bailiffs).getByText('29 ₽')).toBeVisible()
    await expect(within(bailiffs).getByText('около 1 минуты')).toBeVisible()
    const [main, second] = canvas.getAllByRole('link', { name: /Финансовая надежность/ })
    await expect(within(main!).getByText('299 ₽')).toBeVisible()
    await expect(within(main!).getByText('около 1 минуты')).toBeVisible()
    await expect(within(second!).getByText('от 99 ₽')).toBeVisible()
    await expect(within(second!).getByText('около 1 минуты')).toBeVisible()
    const passport = shown(canvas, /паспорта/)
    await expect(within(passport).getByText('Бесплатно')).toBeVisible()
    await expect(within(passport).getByText('мгновенно')).toBeVisible()
    const free = PRODUCTS.filter(({ product_name }) => product_name === 'PassportCheck')
    await expect(free).toHaveLength(1)
    await expect(cartTotal(free, initialCart())).toBe(0)
  },
}
export const Badges: Story = {
  name: '[UI-076, UI-077, UI-078] С ярлыками',
  render: () => (
    <ServiceGrid>
      {(['new', 'recommended', 'all-includes'] as const).map((badge) => (
        <ServiceCard
          key={badge}
          href={`#${badge}`}
          badge={badge}
          title="Услуга"
          price={'99\u00a0₽'}
          time="мгновенно"
        />
      ))}
    </ServiceGrid>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('link').map((card) => card.textContent)
    await expect(words[0]).toContain('Новое')
    await expect(words[1]).toContain('Рекомендуем')
    await expect(words[2]).toContain('Все включено')
  },
}
export const Long: Story = {
  name: 'Длинные слова',
  render: () => (
    <ServiceGrid>
      <ServiceCard
        href="#long"
        badge="all-includes"
        title="Проверка электросталелитейно-прокатного предприятия"
        note="Учредители, руководители, исполнительные производства, арбитраж, лицензии и недобросовестные поставщики"
        price={'от 1\u00a0234\u00a0567\u00a0₽'}
        time="до 7 рабочих дней"
      />
    </ServiceGrid>
  ),
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  render: Grid.render,
}
