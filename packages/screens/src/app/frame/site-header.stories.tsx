import { auth } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dialogsAtom } from '../../runtime/dialogs/stack.ts'
import { visitorAtom } from '../../runtime/session/state.ts'
import { store } from '../../runtime/state/store.ts'
import { replies } from '../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../stories/page-story.tsx'
import type { PageSituation } from '../../stories/page-story.tsx'
import { sampleFacts } from '../../stories/sample-facts.ts'
import { SiteHeader } from './site-header.tsx'

const meta = {
  ...pageStories({ Component: SiteHeader }),
  title: 'Экраны/Шапка сайта',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Меню сайта для гостя и для вошедшего: по бренду, хосту, роли и настройкам.',
      avoid: 'Вид самой шапки смотрите в «Каркас/Шапка».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const on = (facts: PageSituation['facts'], more: Partial<PageSituation> = {}) =>
  inSituation({ path: '/', servesAll: true, ...(facts && { facts }), ...more })
const expert = { tariffId: 0, hasAiReport: true }

const opened = () => store.get(dialogsAtom).map(({ kind }) => kind)
const mainMenu = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Основное' }))

/** Labels and addresses of all links below an element. */
const linksIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((a) => [
    a.querySelector('span') ? a.firstChild?.textContent : a.textContent,
    a.getAttribute('href'),
  ])

async function openChecks(canvas: Canvas): Promise<HTMLElement> {
  const summary = mainMenu(canvas).getByText('Проверка', { selector: 'summary' })
  await userEvent.click(summary)
  const list = summary.parentElement!
  await waitFor(() => expect(within(list).getByRole('link', { name: 'Человек' })).toBeVisible())
  return list
}

async function openOwn(canvas: Canvas) {
  const summary = canvas.getByText(/Кабинет, на\sбалансе/).closest('summary')!
  await userEvent.click(summary)
  const own = within(summary.parentElement!)
  await waitFor(() => expect(own.getByText('vesna@example.com')).toBeVisible())
  return { own, element: summary.parentElement! }
}

export const RealtyGuest: Story = {
  name: '[UI-019, UI-025] Недвижимость, гость',
  parameters: on(sampleFacts('realty')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Проверка недвижимости/ })).toHaveAttribute('href', '/')
    const menu = canvas.getByRole('navigation', { name: 'Основное' })
    await expect(linksIn(menu)).toEqual([
      ['Сервисы', '#services'],
      ['Тарифы', '/tariff/'],
    ])
    await userEvent.click(canvas.getAllByRole('link', { name: 'Войти' })[0]!)
    await expect(opened()).toContain('auth')
  },
}
export const RealtyUser: Story = {
  name: '[UI-021, UI-022, UI-023, UI-024, UI-027] Недвижимость, вошедший',
  parameters: on(sampleFacts('realty'), {
    visitor: 'user',
    answers: [replies(auth.logout, { ended: true })],
  }),
  play: async ({ canvas }) => {
    await expect(linksIn(canvas.getByRole('navigation', { name: 'Основное' }))).toEqual([
      ['Проверка', '/check-owner/'],
      ['Тарифы', '/tariff/'],
      ['Еще', '#services'],
    ])
    await expect(canvas.queryByText('Войти')).toBeNull()
    await expect(canvas.getAllByRole('link', { name: 'Мои заказы' })[0]).toHaveAttribute(
      'href',
      '/user/orders/',
    )
    await userEvent.click(mainMenu(canvas).getByRole('link', { name: 'Еще' }))
    await expect(opened()).toContain('services')
    const { own, element } = await openOwn(canvas)
    await expect(linksIn(element)).toEqual([
      ['Мои заказы', '/user/orders/'],
      ['Мой баланс', '/user/balance/'],
      ['Тарифы', '/tariff/'],
      ['Оптовый заказ', '/wholesale/'],
      ['Настройки', '/user/settings/'],
      ['Пополнить баланс', '/user/balance/'],
    ])
    await userEvent.click(own.getByRole('button', { name: 'Выход' }))
    await waitFor(() => expect(store.get(visitorAtom)).toEqual({ kind: 'guest' }))
  },
}
export const FizGuest: Story = {
  name: '[UI-007, UI-010, UI-011, UI-012, UI-013, UI-014, UI-015, UI-018] Физлица, гость',
  parameters: on(sampleFacts('fiz-pro')),
  play: async ({ canvas }) => {
    await expect(linksIn(await openChecks(canvas))).toEqual([
      ['Человек', '/check-person/'],
      ['Контрагент', '/counter-agent/'],
      ['Автомобиль', '/proverka-avto/'],
      ['Финансовая надежность', '/credit-rating/'],
    ])
    const menu = mainMenu(canvas)
    await expect(menu.getByRole('link', { name: 'Тарифы' })).toHaveAttribute('href', '/tariff/')
    await expect(menu.getByRole('link', { name: 'Для бизнеса' })).toHaveAttribute(
      'href',
      '/physcheck-business/',
    )
    await userEvent.click(menu.getByRole('link', { name: 'Сервисы' }))
    await userEvent.click(canvas.getAllByRole('link', { name: 'Войти' })[0]!)
    await expect(opened().slice(-2)).toEqual(['services', 'auth'])
    await expect(canvas.queryByText('Мои заказы')).toBeNull()
  },
}
export const FizExpert: Story = {
  name: '[UI-008, UI-009, UI-016, UI-017, UI-018] Физлица, вошедший с экспертным отчетом',
  parameters: on(sampleFacts('fiz-pro'), {
    visitor: 'user',
    account: expert,
    answers: [replies(auth.logout, { ended: true })],
  }),
  play: async ({ canvas }) => {
    await expect(linksIn(await openChecks(canvas)).slice(0, 3)).toEqual([
      ['Человек', '/check-person/'],
      ['Экспертный отчет', '/physcheck-expert/'],
      ['Недвижимость', '/proverka-nedvij/'],
    ])
    await expect(canvas.getAllByRole('link', { name: 'Мои заказы' })[0]).toHaveAttribute(
      'href',
      '/user/orders/',
    )
    await expect(canvas.queryByText('Войти')).toBeNull()
    const { own, element } = await openOwn(canvas)
    await expect(linksIn(element).slice(0, 3)).toEqual([
      ['Мои заказы', '/user/orders/'],
      ['Баланс', '/user/balance/'],
      ['Настройки', '/user/settings/'],
    ])
    await userEvent.click(own.getByRole('button', { name: 'Выход' }))
    await waitFor(() => expect(store.get(visitorAtom)).toEqual({ kind: 'guest' }))
  },
}
export const FizRuUser: Story = {
  name: '[UI-008, UI-009] Физлица .ru, вошедший: без недвижимости и без экспертного отчета',
  parameters: on(sampleFacts('fiz-ru'), { visitor: 'user', account: { tariffId: 0, hasAiReport: false } }),
  play: async ({ canvas }) => {
    const labels = linksIn(await openChecks(canvas)).map(([label]) => label)
    await expect(labels).toEqual(['Человек', 'Контрагент', 'Автомобиль', 'Финансовая надежность'])
  },
}
export const PhoneUser: Story = {
  name: 'Телефон, вошедший: каждое место один раз',
  parameters: on(sampleFacts('fiz-pro'), { visitor: 'user', account: expert }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Меню').closest('summary')!)
    const menu = canvas.getByRole('navigation', { name: 'Меню' })
    await waitFor(() => expect(within(menu).getByText('vesna@example.com')).toBeVisible())
    const labels = linksIn(menu).map(([label]) => label)
    await expect(labels).toEqual([...new Set(labels)])
    await expect(labels).toEqual(expect.arrayContaining(['Мои заказы', 'Баланс', 'Настройки', 'Тарифы']))
  },
}
