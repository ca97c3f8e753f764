import { tariffs } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { SAMPLE_TARIFFS } from '../../../stories/sample-tariffs.ts'
import * as page from './user-tariff-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Тарифы в кабинете',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Сравнить тарифы тому, кто уже покупает: с его оплаченными заказами и балансом.',
      avoid: 'Для всех, и без входа — «Тарифы».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/user/tariff/'
const paidOrder = (number: number, products: string[], amount: number) => ({
  order_id: `00000000-0000-4000-8000-0000000${number}`,
  number,
  products,
  amount,
})
const answers = [
  replies(tariffs.listTariffs, SAMPLE_TARIFFS),
  replies(tariffs.getCurrentTariff, { tariff_simple_id: 0, active_until: null }),
  replies(tariffs.getTariffProgress, {
    paid: 1126,
    checks: 4,
    orders: [
      paidOrder(10_482, ['EgrnObject'], 499),
      paidOrder(10_498, ['RiskAssessmentOwner'], 499),
      paidOrder(10_501, ['BailiffCheck'], 29),
      paidOrder(10_503, ['PersonCheck'], 99),
    ],
    unpaid: paidOrder(10_507, ['EgrnObject'], 499),
  }),
]

export const Starting: Story = {
  name: 'Без подписки, до «Базового» немного',
  parameters: inSituation({ path, visitor: 'user', answers }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    const free = within(table).getByRole('row', { name: /^Без подписки/ })
    for (const sum of [/^499.₽/, /^4.765.₽/, /^47.425.₽/])
      await expect(within(free).getByText(sum)).toBeVisible()
    await expect(canvas.getByText('у вас 4')).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '1\u00a0126\u00a0₽ из 1\u00a0500\u00a0₽',
    )
    await expect(canvas.getByRole('heading', { name: /осталось 375\s₽$/ })).toBeVisible()
    const parts = within(canvas.getByRole('list', { name: 'Из чего сложилась сумма' }))
    await expect(parts.getAllByRole('listitem')).toHaveLength(5)
    await expect(parts.getByRole('link', { name: /^Неоплаченный заказ 10\s507, 499\s₽$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Оплатить заказ за\s499\s₽$/ })).toBeVisible()
  },
}
export const Subscribed: Story = {
  name: 'Подписка действует, «Базовый» заработан',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(tariffs.listTariffs, SAMPLE_TARIFFS),
      replies(tariffs.getCurrentTariff, { tariff_simple_id: 3, active_until: '2026-12-20T10:00:00Z' }),
      replies(tariffs.getTariffProgress, { paid: 5100, checks: 45, orders: [], unpaid: null }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Действует до 20.12.2026')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Тариф «Базовый» включен' })).toBeVisible()
  },
}
export const Phone: Story = { ...Starting, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  name: 'Загружаются',
  parameters: inSituation({ path, visitor: 'user', answers: [waits(tariffs.listTariffs)] }),
}
export const Refused: Story = {
  name: 'Не пришли',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [refuses(tariffs.listTariffs, 'access/denied')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Тарифы не пришли')).toBeVisible()
  },
}
