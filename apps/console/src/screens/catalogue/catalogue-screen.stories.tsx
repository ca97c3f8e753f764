import { admin, priceComponents } from '@proverka/api/calls'
import { refuses, replies, repliesTo, waits } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import type { Catalogue, CouponRow, Preview, PriceChange, PriceRow } from './catalogue-queries.ts'
import * as screen from './catalogue-screen.tsx'

const meta = {
  title: 'Консоль/Каталог',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Цены товаров, купоны, промокоды и кампании: до нажатия видно, что и где изменится.',
      avoid: 'Срок и скидку тарифа меняет файл каталога: с ним пересчитываются цены всех товаров.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const EXTRACT = '00000000-0000-4000-8000-000000000101'
const BASE = '00000000-0000-4000-8000-000000000201'

const product = (change: Partial<Catalogue['products'][number]>): Catalogue['products'][number] => ({
  product_id: EXTRACT,
  product_name: 'EgrnObject',
  product_name_ru: 'Выписка ЕГРН об объекте',
  brands: ['realty'],
  parts: [],
  base: { price_component_id: BASE, price: 499, version: 3 },
  price: 499,
  own_prices: 1,
  sold: 742,
  ...change,
})

const catalogue: Catalogue = {
  products: [
    product({}),
    product({
      product_id: '00000000-0000-4000-8000-000000000102',
      product_name: 'EgrnRightList',
      product_name_ru: 'Отчет о переходе прав',
      base: { price_component_id: '00000000-0000-4000-8000-000000000202', price: 499, version: 1 },
      own_prices: 0,
      sold: 377,
    }),
    product({
      product_id: '00000000-0000-4000-8000-000000000103',
      product_name: 'FullCheck',
      product_name_ru: 'Полная проверка',
      parts: ['EgrnObject', 'EgrnRightList'],
      price: 998,
      own_prices: 0,
      sold: 181,
    }),
    product({
      product_id: '00000000-0000-4000-8000-000000000104',
      product_name: 'Passport',
      product_name_ru: 'Паспорт',
      brands: ['realty', 'fiz'],
      base: null,
      price: null,
      own_prices: 0,
      sold: 0,
    }),
  ],
  tariffs: [
    {
      tariff_simple_id: 2,
      name: 'Риелтор',
      description: 'Для тех, кто проверяет каждую неделю',
      price: 1500,
      days: 30,
      discount: 5,
      clients: 244,
    },
  ],
}

const price = (change: Partial<PriceRow>): PriceRow => ({
  price_component_id: BASE,
  product_id: EXTRACT,
  price: 499,
  version: 3,
  is_base_product_component: true,
  enabled: true,
  price_component_type: { name: 'Base' },
  price_component_owners: [],
  tariff_simple_id: null,
  partner_id: null,
  campaign: null,
  ...change,
})

const change = (next: Partial<PriceChange>): PriceChange => ({
  change_id: 1,
  at: '2026-09-01T09:00:00Z',
  price_component_id: BASE,
  price_component_type: { name: 'Base' },
  tariff: null,
  before: 459,
  after: 499,
  author_id: '00000000-0000-4000-8000-000000000001',
  author_email: 'vera@example.com',
  reason: 'Закупка 290',
  ...next,
})

const previewOf = (after: number, before = 499, version = 3): Preview => ({
  product_id: EXTRACT,
  product_name_ru: 'Выписка ЕГРН об объекте',
  before,
  after,
  version,
  changes: [
    { kind: 'bundle', name: 'Полная проверка', before: 998, after: after + 499, clients: null },
    { kind: 'tariff', name: 'Риелтор', before: 474, after: Math.floor(after * 0.95), clients: 244 },
    { kind: 'coupon', name: 'AGENT10', before: 449, after: after - 50, clients: null },
  ],
  stays: [{ kind: 'personal', name: null, before: 430, after: 430, clients: 3 }],
  open_orders: 12,
})

const preview = {
  endpoint: admin.previewPrice,
  respond: async (init: RequestInit | undefined) => {
    return Response.json({ data: previewOf(wantedOf(init)) })
  },
}

const coupon: CouponRow = {
  coupon_id: '00000000-0000-4000-8000-000000000301',
  code: 'AGENT10',
  product_id: EXTRACT,
  discount: 50,
  active_until: null,
  version: 1,
  used: 37,
}

const shown = [
  replies(admin.getCatalogue, catalogue),
  replies(priceComponents.listPriceComponents, [
    price({}),
    price({
      price_component_id: '00000000-0000-4000-8000-000000000203',
      price: 474,
      is_base_product_component: false,
      price_component_type: { name: 'Tariff' },
      tariff_simple_id: 2,
    }),
  ]),
  repliesTo(admin.listPriceChanges, () => ({
    changes: [
      change({
        change_id: 2,
        tariff: 'Риелтор',
        before: 436,
        after: 474,
        price_component_type: { name: 'Tariff' },
      }),
      change({}),
    ],
  })),
  preview,
]

export const Filled: Story = {
  name: 'Новая цена клавишами: сначала видно, что изменится',
  parameters: inSituation({
    path: '/catalogue',
    answers: [
      ...shown,
      replies(priceComponents.updatePriceComponent, {
        ...price({ price: 549, version: 4 }),
        repriced: [],
        left: [],
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Выписка ЕГРН об объекте')).toBeVisible()
    await userEvent.keyboard('j{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Новая цена')).toHaveFocus())
    await expect(canvas.getByRole('button', { name: /Назначить/ })).toBeDisabled()
    await userEvent.keyboard('549')
    const effects = await canvas.findByRole('row', { name: /Набор «Полная проверка»/ })
    await expect(effects).toHaveTextContent(/998.*1\s048/)
    await expect(canvas.getByRole('row', { name: /Тариф «Риелтор», 244 клиента/ })).toHaveTextContent('521')
    await expect(canvas.getByRole('row', { name: /Цена для людей, 3 клиента/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Неоплаченные заказы, 12/ })).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText(/Назначено: 549/)).toBeInTheDocument()
  },
}
export const Undo: Story = {
  name: 'Прежняя цена: «Вернуть» ставит ее в поле и показывает, что изменится',
  parameters: inSituation({ path: `/catalogue?product=${EXTRACT}`, answers: shown }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Вернуть 459/ }))
    await expect(canvas.getByLabelText('Новая цена')).toHaveValue('459')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Назначить 459/ })).toBeEnabled())
  },
}
export const Changed: Story = {
  name: 'Цену изменил другой: отказ с разницей',
  parameters: inSituation({
    path: `/catalogue?product=${EXTRACT}`,
    answers: [
      ...shown.filter((one) => one !== preview),
      changesMeanwhile(),
      refuses(priceComponents.updatePriceComponent, 'record/changed'),
    ],
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Новая цена')).toHaveFocus())
    await userEvent.keyboard('549')
    await canvas.findByRole('row', { name: /Набор «Полная проверка»/ })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const difference = await canvas.findByRole('row', { name: /Цена, которую вы видели/ })
    await expect(difference).toHaveTextContent(/499.*520/)
  },
}
export const Coupons: Story = {
  name: 'Купон завершают, его применения остаются',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({
    path: '/catalogue?part=coupons',
    answers: [
      ...shown,
      replies(admin.listCoupons, [coupon]),
      replies(admin.listUserLogs, { logs: [], count: 0 }),
      replies(admin.updateCoupon, { ...coupon, version: 2 }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AGENT10')).toBeVisible()
    await userEvent.keyboard('j{Enter}')
    const ownerDocument = canvas.getByRole('grid', { hidden: true }).ownerDocument
    await waitFor(() => expect(ownerDocument.querySelector('[role="dialog"]')).not.toBeNull())
    const end = await waitFor(() => {
      const found = [...ownerDocument.querySelectorAll('button')].find(({ textContent }) =>
        textContent.includes('Завершить сейчас'),
      )
      if (!found) throw new Error('no button')
      return found
    })
    end.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Завершено: история осталась')).toBeInTheDocument()
  },
}
export const Empty: Story = {
  name: 'Каталог пуст',
  parameters: inSituation({
    path: '/catalogue',
    answers: [replies(admin.getCatalogue, { products: [], tariffs: [] })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Товаров нет: примените файл каталога.')).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({ path: '/catalogue', answers: [waits(admin.getCatalogue)] }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({ path: '/catalogue', answers: [refuses(admin.getCatalogue, 'rate/limit')] }),
}

/** The second preview finds the price that another one assigned. */
function changesMeanwhile() {
  let asked = 0
  return {
    endpoint: admin.previewPrice,
    respond: async (init: RequestInit | undefined) => {
      const wanted = wantedOf(init)
      if (wanted === 549) asked += 1
      return Response.json({ data: asked > 1 ? previewOf(wanted, 520, 4) : previewOf(wanted) })
    },
  }
}

function wantedOf(init: RequestInit | undefined): number {
  const { price: wanted } = JSON.parse(init?.body as string) as { price: number }
  return wanted
}
