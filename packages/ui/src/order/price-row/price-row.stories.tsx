import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PriceList, PriceRow } from './price-row.tsx'
import { DoAndDont } from '../../primitives/private/do-and-dont.tsx'

const meta = {
  title: 'Заказ/Строка цены',
  component: PriceRow,
  subcomponents: { PriceList },
  parameters: {
    guide: {
      about: 'Услуга строкой прейскуранта: что, сколько ждать, сколько стоит.',
      use: 'Перечень услуг на странице: название, пояснение, срок и цена, по строке на услугу.',
      avoid:
        'Если услугу тут же отмечают в заказ, берите «Выбор отчета»; в сетке главной — «Карточку услуги».',
    },
  },
  args: {
    href: '#b',
    title: 'Проверка человека',
    note: 'Паспорт, приставы, суды, банкротство',
    time: 'от 5 минут',
    price: 'от 99\u00a0₽',
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
  name: 'Строка целиком — ссылка',
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
        price={'от 499\u00a0₽'}
      />
      <PriceRow
        href="#b"
        title="Проверка человека"
        note="Паспорт, приставы, суды, банкротство"
        time="от 5 минут"
        price={'от 99\u00a0₽'}
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
  name: 'Телефон: длинная услуга на сплошной плашке',
  globals: { viewport: { value: 'phone' } },
  args: {
    leading: true,
    badge: 'all-includes',
    title: 'Проверка электросталелитейно-прокатного предприятия и его руководителей',
    note: 'Учредители, исполнительные производства, арбитраж, лицензии и недобросовестные поставщики',
    time: 'до 7\u00a0рабочих дней',
    price: 'от 1\u00a0234\u00a0567\u00a0₽',
  },
}
export const Advice: StoryObj = {
  name: 'Так и не так',
  tags: ['advice'],
  render: () => (
    <DoAndDont
      right={{
        show: (
          <PriceList>
            <PriceRow
              href="#person"
              title="Проверка человека"
              note="Паспорт, приставы, суды"
              time="от 5 минут"
              price={'от 99\u00a0₽'}
            />
          </PriceList>
        ),
        why: 'Строка говорит, что внутри, сколько ждать и сколько платить.',
      }}
      wrong={{
        show: (
          <PriceList>
            <PriceRow
              href="#person"
              title="Премиум-проверка"
              note="Самый полный отчет!"
              time="быстро"
              price="недорого"
            />
          </PriceList>
        ),
        why: 'Оценки вместо сведений: по такой строке не выбрать.',
      }}
    />
  ),
}
