import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaidTicket } from './paid-ticket.tsx'

const meta = {
  title: 'Заказ/Корешок оплаты',
  component: PaidTicket,
  parameters: {
    guide: {
      about: 'Верх оплаченного заказа: сколько и чем заплачено, за что и куда придет.',
      use: 'Начать страницу заказа: сколько и как оплачено, за что, куда придет.',
      avoid: 'До оплаты берите «Итог заказа», в списке — «Заказ».',
    },
    ground: 'grey',
  },
  args: {
    lead: 'Оплачено картой',
    sum: '1\u00a0497\u00a0₽',
    when: '12.09.2026, 14:12 МСК',
    product: 'Полная проверка',
    subject: '00:14:0203005:1047',
    isNumber: true,
    address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
    facts: [
      { label: 'Чек', value: 'отправлен в 14:13' },
      { label: 'Отчет придет на', value: 'marina@example.test' },
      { label: 'Не позже', value: 'сегодня, 14:50' },
    ],
  },
} satisfies Meta<typeof PaidTicket>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Оплачен картой',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Оплата' })).toBeVisible()
    await expect(canvas.getByText('marina@example.test')).toBeVisible()
  },
}
export const Free: Story = {
  name: 'Бесплатный, о человеке',
  args: {
    lead: 'Оплаты не нужно',
    sum: 'Бесплатно',
    when: undefined,
    product: 'Проверка паспорта',
    subject: 'Ладогин Арсений Петрович',
    isNumber: false,
    address: undefined,
    facts: [{ label: 'Отчет придет на', value: 'marina@example.test' }],
  },
}
const LONG = {
  address:
    'Республика Северная Осетия — Алания, Пригородный район, Сунженское сельское поселение, село Сунжа, улица имени Константина Рокоссовского, дом 114, корпус 3, строение 2, квартира 1047',
  facts: [
    {
      label: 'Отчет придет на',
      value: 'konstantin.konstantinovich.novoobrazcovskij-klenovyj@otdel-proverki.example.test',
    },
    { label: 'Заказан', value: '25.11.2026, 12:48 МСК' },
  ],
}
export const LongAddresses: Story = {
  name: 'Длинные адрес и почта не двигают номер',
  args: LONG,
  play: async ({ canvas }) => {
    const number = canvas.getByText('00:14:0203005:1047')
    const facts = canvas.getByText('Отчет придет на')
    const box = number.parentElement?.getBoundingClientRect()
    await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
    await expect(box?.right).toBeLessThanOrEqual(facts.getBoundingClientRect().left)
    const ticket = canvas.getByRole('region', { name: 'Оплата' })
    await expect(ticket.scrollWidth).toBeLessThanOrEqual(ticket.clientWidth)
  },
}
export const Phone: Story = {
  name: 'Телефон: длинная почта',
  globals: { viewport: { value: 'phone' } },
  args: {
    facts: [
      { label: 'Чек', value: 'придет письмом в течение часа после оплаты' },
      { label: 'Отчет придет на', value: 'konstantin.novoobrazcovskij-klenovyj@example.test' },
    ],
  },
}
