import { products } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { store } from '../../../runtime/state/store.ts'
import { cartAtom, paidCartAtom } from '../../purchase/checkout/state.ts'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import type { FakeAnswer } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { PRICES } from '../../../stories/sample-objects.ts'
import * as page from './check-person-page.tsx'
import { personCart } from '../product/product-order.ts'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Проверка человека',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Кого проверить, зачем и что войдет в отчет; затем заказ этого человека.',
      avoid: 'Собственника объекта проверяют при заказе на странице объекта.',
    },
  },
  globals: { brand: 'fiz' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const person = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }

const order = (prices: FakeAnswer) =>
  inSituation({
    path: '/check-person/?step=order',
    before: () =>
      store.set(cartAtom, personCart('PersonCheck', { person, purpose: 'rent', ground: 'contract' })),
    answers: [prices],
  })

export const Empty: Story = {
  name: 'Пустая: отказы у полей',
  parameters: inSituation({ path: '/check-person/' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(canvas.getByLabelText('Фамилия')).toHaveFocus()
  },
}
export const HandedOver: Story = {
  name: 'Человека назвала главная',
  parameters: inSituation({ path: '/check-person/', state: person }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Арсений')
  },
}
export const Phone: Story = { ...HandedOver, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Order: Story = {
  name: 'Оформление',
  parameters: order(replies(products.listProducts, PRICES)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Электронная почта')).toBeVisible()
  },
}
export const Nobody: Story = {
  name: 'Оформление без человека',
  parameters: inSituation({
    path: '/check-person/?step=order',
    before: () => {
      store.set(cartAtom, { ...store.get(cartAtom), items: [] })
      store.set(paidCartAtom, undefined)
    },
  }),
}
export const Loading: Story = { name: 'Цена загружается', parameters: order(waits(products.listProducts)) }
export const Refused: Story = {
  name: 'Цена не пришла',
  parameters: order(refuses(products.listProducts, 'access/denied')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет доступа')).toBeVisible()
  },
}
