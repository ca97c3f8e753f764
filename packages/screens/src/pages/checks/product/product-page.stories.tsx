import { products, suggest } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { cartAtom } from '../../purchase/checkout/state.ts'
import { store } from '../../../runtime/state/store.ts'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { PRICES } from '../../../stories/sample-objects.ts'
import { numberedCart } from './product-order.ts'
import { createProductPage } from './product-page.tsx'

const pageOf = (route: string) => {
  const Page = createProductPage(route)
  return <Page />
}

const meta = {
  ...pageStories({ Component: createProductPage('counter-agent-id') }),
  title: 'Экраны/Страница проверки',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    situation: { path: '/counter-agent/', servesAll: true },
    guide: {
      use: 'Проверка со своим адресом: форма, состав с законом, чего нет и почему, потом заказ.',
      avoid: 'Выписки и проверку собственника заказывают на странице объекта.',
    },
  },
  globals: { brand: 'fiz' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const INN = '0000000000'

export const Company: Story = {
  name: '[SEARCH-34] Компания: название из подсказок',
  parameters: inSituation({
    path: '/counter-agent/',
    servesAll: true,
    answers: [
      replies(suggest.suggestCompanies, {
        suggestions: [{ value: 'ООО «Кленовый двор»', data: { inn: INN, management: null } }],
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Компания или предприниматель'), 'Кленовый')
    await userEvent.click(await canvas.findByRole('option', { name: /Кленовый двор/ }, { timeout: 5000 }))
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(store.get(cartAtom)).toMatchObject({ objectKey: INN, objectAddress: 'ООО «Кленовый двор»' })
  },
}
export const Vehicle: Story = {
  name: 'Машина',
  parameters: inSituation({ path: '/proverka-avto/', servesAll: true }),
  render: () => pageOf('proverka-avto'),
}
export const Fines: Story = {
  name: 'Штрафы: номер и СТС',
  parameters: inSituation({ path: '/proverka-shtrafov/', servesAll: true }),
  render: () => pageOf('proverka-shtrafov'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(canvas.getAllByText('Обязательное поле')).toHaveLength(2)
  },
}
export const Taxpayer: Story = {
  name: 'По ИНН человека',
  parameters: inSituation({ path: '/proverka-nalogov/', servesAll: true }),
  render: () => pageOf('proverka-nalogov'),
}
export const Driver: Story = {
  name: 'Водитель: без удостоверения не проверить',
  parameters: inSituation({ path: '/proverka-voditelya/', servesAll: true }),
  render: () => pageOf('proverka-voditelya'),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Фамилия'), 'Ладогин')
    await userEvent.type(canvas.getByLabelText('Имя'), 'Арсений')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14031987')
    await userEvent.click(canvas.getByRole('radio', { name: /^Заключаю другой договор/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
    await expect(canvas.getByLabelText('Водительское удостоверение')).toHaveFocus()
  },
}
export const Limits: Story = {
  name: 'Закрытые сведения: сказано до оплаты',
  parameters: inSituation({ path: '/proverka-sudimost/', servesAll: true }),
  render: () => pageOf('proverka-sudimost'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Открытого реестра судимостей нет/)).toBeVisible()
  },
}
export const NotForSale: Story = {
  name: 'Не продается на этом сайте',
  parameters: inSituation({
    path: '/counter-agent/',
    servesAll: true,
    facts: { prices: {} } as never,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сейчас этой проверки нет в продаже')).toBeVisible()
  },
}
const ordered = {
  path: '/counter-agent/?step=order',
  servesAll: true,
  before: () =>
    store.set(
      cartAtom,
      numberedCart('CounterAgent', {
        subject: { kind: 'company', inn: INN },
        name: 'ООО «Кленовый двор»',
        data: { company: { inn: INN } },
      }),
    ),
} as const

export const Order: Story = {
  name: 'Оформление',
  parameters: inSituation({ ...ordered, answers: [replies(products.listProducts, PRICES)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Кленовый двор», 0000000000/)).toBeVisible()
  },
}
export const Nobody: Story = {
  name: 'Оформление без компании',
  parameters: inSituation({
    path: '/counter-agent/?step=order',
    servesAll: true,
    before: () => store.set(cartAtom, { ...store.get(cartAtom), items: [] }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сначала назовите компанию')).toBeVisible()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  name: 'Оформление: цены загружаются',
  parameters: inSituation({ ...ordered, answers: [waits(products.listProducts)] }),
}
export const Refused: Story = {
  name: 'Оформление: цены не пришли',
  parameters: inSituation({ ...ordered, answers: [refuses(products.listProducts, 'server/unknown')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Цены не пришли')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible()
  },
}
