import { objects, products } from '@proverka/api/calls'
import { initialCart } from '@proverka/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { store } from '../../../runtime/state/store.ts'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import type { FakeAnswer } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import type { PageSituation } from '../../../stories/page-story.tsx'
import { FLAT, OBJECT_NUMBER, PRICES } from '../../../stories/sample-objects.ts'
import { sampleFacts } from '../../../stories/sample-facts.ts'
import * as page from './checkout-page.tsx'
import { cartAtom } from '../../purchase/checkout/state.ts'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Оформление заказа',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Последний шаг до оплаты: кто проверяется, куда прислать, сколько стоит.',
      avoid: 'Выбор отчетов — на странице объекта.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const URGENT = {
  price_component_id: '00000000-0000-4000-8000-000000000300',
  price: 300,
  is_base_product_component: false,
  enabled: true,
  price_component_type: { name: 'Urgent' },
  price_component_owners: [],
}

const fill = (...names: readonly string[]) =>
  store.set(cartAtom, {
    ...initialCart(),
    objectKey: OBJECT_NUMBER,
    objectAddress: FLAT.object.Address,
    items: PRICES.filter(({ product_name }) => names.includes(product_name)).map(
      ({ product_id }) => product_id,
    ),
  })

const open = (
  names: readonly string[],
  visitor: PageSituation['visitor'] = 'guest',
  prices: FakeAnswer = replies(products.listProducts, PRICES),
  more: Partial<PageSituation> = {},
) =>
  inSituation({
    before: () => fill(...names),
    ...more,
    path: `/objectCheckout/${OBJECT_NUMBER}/`,
    visitor,
    answers: [replies(objects.getObject, FLAT), replies(objects.getObjectFull, FLAT), prices],
  })

export const Guest: Story = {
  name: 'Гость',
  parameters: open(['EgrnObject']),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Оплатить/ }))
    await expect(canvas.getByLabelText('Электронная почта')).toHaveFocus()
  },
}
export const WithOwner: Story = {
  name: 'С проверкой собственника',
  parameters: open(['EgrnObject', 'RiskAssessmentOwner']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Фамилия собственника')).toBeVisible()
  },
}
export const Phone: Story = { ...WithOwner, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const User: Story = { name: 'Вошедший: одно нажатие', parameters: open(['EgrnObject'], 'user') }
export const Urgent: Story = {
  name: 'Срочно: цена отдельной строкой',
  parameters: open(
    ['EgrnObject', 'EgrnRightList'],
    'user',
    replies(
      products.listProducts,
      PRICES.map((product) =>
        product.product_name === 'EgrnObject' ? { ...product, price_components: [URGENT] } : product,
      ),
    ),
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: /^Срочно, вне очереди: плюс 300\s₽/ })
    await expect(box).not.toBeChecked()
    await expect(canvas.getByText(/Только «Выписка ЕГРН об\sобъекте»/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Оплатить 998\s₽/ })).toBeVisible()
    await userEvent.click(box)
    await expect(await canvas.findByRole('button', { name: /^Оплатить 1\s298\s₽/ })).toBeVisible()
    await userEvent.click(box)
    await expect(await canvas.findByRole('button', { name: /^Оплатить 998\s₽/ })).toBeVisible()
    await userEvent.click(box)
  },
}
export const Insured: Story = {
  name: 'Страхование рисков: страховщик назван',
  parameters: open(['EgrnObject', 'RiskAssessmentOwner'], 'user', replies(products.listProducts, PRICES), {
    facts: { ...sampleFacts('realty'), insurer: { name: 'АО «Тихая гавань»' } },
  }),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: /^Застраховать риски: плюс 1\s000\s₽/ })
    await expect(box).not.toBeChecked()
    await expect(canvas.getByText(/АО «Тихая гавань»/)).toBeVisible()
    await userEvent.click(box)
    await expect(await canvas.findByRole('button', { name: /^Оплатить 1\s998\s₽/ })).toBeVisible()
  },
}
export const NotInsured: Story = {
  name: 'Страхование рисков: страховщика нет',
  parameters: open(['EgrnObject', 'RiskAssessmentOwner'], 'user', replies(products.listProducts, PRICES), {
    before: () => {
      fill('EgrnObject', 'RiskAssessmentOwner')
      store.set(cartAtom, { ...store.get(cartAtom), riskInsurance: true })
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Оплатить 998\s₽/ })).toBeVisible()
    await expect(canvas.queryByText(/страхова/i)).toBeNull()
  },
}
export const Empty: Story = {
  name: 'По прямой ссылке: выбор здесь же',
  parameters: open([]),
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: 'Оплатить' })
    const boxes = canvas
      .getAllByRole('checkbox')
      .filter((box) => (box as HTMLInputElement).name === 'product')
    await userEvent.click(pay)
    await expect(await canvas.findByText(/^Отметьте, что проверить/)).toBeVisible()
    await expect(boxes[0]).toHaveFocus()
    await userEvent.click(boxes[0]!)
    await expect(await canvas.findByRole('button', { name: /^Оплатить\s[\d\s]+₽/ })).toBeVisible()
    await expect(canvas.queryByText(/^Отметьте, что проверить/)).toBeNull()
  },
}
export const EmptyPhone: Story = {
  name: 'По прямой ссылке, телефон: сначала выбор, потом сумма, потом почта',
  parameters: open([]),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const topOf = (element: Element) => element.getBoundingClientRect().top
    const sum = topOf(await canvas.findByText('Пока ничего не отмечено'))
    await expect(topOf(canvas.getAllByRole('checkbox')[0]!)).toBeLessThan(sum)
    await expect(topOf(canvas.getByLabelText('Электронная почта'))).toBeGreaterThan(sum)
  },
}
export const EmptyUser: Story = {
  name: '[UI-028] Вошедший по прямой ссылке, телефон: ссылка в кабинет',
  parameters: open([], 'user', undefined, { servesAll: true }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Оплатить' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'В кабинет' })).toHaveAttribute('href', '/user/')
  },
}
export const UserWide: Story = {
  ...EmptyUser,
  name: '[UI-028] Вошедший на широком экране: без ссылки назад',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Оплатить' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'В кабинет' })).toBeNull()
  },
}
export const Loading: Story = {
  name: 'Цены загружаются',
  parameters: open(['EgrnObject'], 'guest', waits(products.listProducts)),
}
export const Refused: Story = {
  name: 'Цены не пришли',
  parameters: open(['EgrnObject'], 'guest', refuses(products.listProducts, 'access/denied')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Цены не пришли')).toBeVisible()
  },
}
