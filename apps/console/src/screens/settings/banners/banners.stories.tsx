import { admin } from '@proverka/api/calls'
import { refuses, replies, waits } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inSituation, screenStories } from '../../../stories/screen-story.tsx'
import * as screen from '../settings-screen.tsx'
import type { Banner, BannerChange } from './banner-queries.ts'

const meta = {
  title: 'Консоль/Настройки, баннеры',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Объявления над страницами сайтов: до нажатия видно, как они выглядят на каждом бренде.',
      avoid: 'Одному человеку пишут письмом или в ответе на обращение.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const banner = (change: Partial<Banner>): Banner => ({
  key: 'alert_all',
  value:
    'Выписки готовим дольше обычного.\nРосреестр отвечает до двух дней. Деньги за опоздание вернем сами.',
  enabled: true,
  active_from: null,
  active_until: '2100-11-25T17:00:00.000Z',
  version: 4,
  updated_at: '2026-11-25T11:04:00Z',
  ...change,
})

const BANNERS: readonly Banner[] = [
  banner({}),
  banner({ key: 'alertFiz_proverka-fssp', value: 'Ответы ФССП сегодня идут до часа', active_until: null }),
  banner({ key: 'alert_blog', value: 'Работы на сайте', enabled: false }),
]
const SITES = [
  { brand: 'realty' as const, name: 'Проверка недвижимости', origin: 'http://realty.localhost:4000' },
  { brand: 'fiz' as const, name: 'Проверка людей', origin: 'http://fiz.localhost:4000' },
]

const content = { enabled: true, active_from: null, active_until: null }
const CHANGES: readonly BannerChange[] = [
  {
    change_id: 2,
    at: '2026-11-25T11:04:00Z',
    key: 'alertFiz_proverka-fssp',
    before: { ...content, value: 'ФССП не отвечает' },
    after: { ...content, value: 'Ответы ФССП сегодня идут до часа' },
    author_id: '00000000-0000-4000-8000-000000000001',
    author_email: 'alisa@example.com',
  },
  {
    change_id: 1,
    at: '2026-11-25T10:00:00Z',
    key: 'alert_all',
    before: null,
    after: { ...content, value: 'Выписки готовим дольше обычного.' },
    author_id: '00000000-0000-4000-8000-000000000001',
    author_email: 'alisa@example.com',
  },
]

const listed = replies(admin.listBanners, { banners: [...BANNERS], sites: SITES })
const history = replies(admin.listBannerChanges, { changes: [...CHANGES] })

/** The list as it is after so many readings of it. */
function listedInTurn(...turns: readonly (readonly Banner[])[]) {
  let read = 0
  return {
    endpoint: admin.listBanners,
    respond: async () => {
      const banners = turns[Math.min(read, turns.length - 1)]
      read += 1
      return Response.json({ data: { banners, sites: SITES } })
    },
  }
}

/** Keeps what was saved. */
function saves(sent: unknown[], answer = (): Response => Response.json({ data: { banners: [] } })) {
  return {
    endpoint: admin.saveBanner,
    respond: async (init: RequestInit | undefined) => {
      sent.push(JSON.parse(init?.body as string))
      return answer()
    },
  }
}

const newSent: unknown[] = []
export const NewOnBothSites: Story = {
  name: '[CONSOLE-12] Новый баннер на обоих сайтах клавишами: виден до нажатия',
  parameters: inSituation({ path: '/settings', answers: [listed, history, saves(newSent)] }),
  play: async ({ canvas }) => {
    newSent.length = 0
    await expect(await canvas.findByText('alertFiz_proverka-fssp', { selector: 'th' })).toBeVisible()
    await userEvent.keyboard('n')
    const key = await canvas.findByLabelText(/Где, ключ/)
    await waitFor(() => expect(key).toHaveFocus())
    await userEvent.keyboard('alert_blgo{Tab}')
    await expect(await canvas.findByText(/Такой страницы нет/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Показать/ })).toBeDisabled()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Control>}a{/Control}alert_tariff')
    await expect(await canvas.findByText('недвижимость: /tariff/', { selector: 'p' })).toBeVisible()
    await userEvent.keyboard('{Tab}Скоро новые тарифы.{Tab}Цены не изменятся.')
    const preview = canvas.getByRole('figure', { name: 'Как увидят: Проверка недвижимости' })
    await expect(preview).toHaveTextContent('Скоро новые тарифы. Цены не изменятся.')
    await expect(preview).toHaveTextContent('realty.localhost:4000, /tariff/')
    await userEvent.keyboard('{Tab}{Tab}{Tab} ')
    const other = await canvas.findByRole('figure', { name: 'Как увидят: Проверка людей' })
    await expect(other).toHaveTextContent('fiz.localhost:4000, /tariff/')
    // Each in the colours of its brand.
    const grounds = [preview, other].map(
      (figure) => getComputedStyle(within(figure).getByRole('region')).backgroundColor,
    )
    await expect(new Set(grounds).size).toBe(2)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Баннер сохранен')).toBeInTheDocument()
    await expect(newSent).toEqual([
      {
        places: [
          { key: 'alert_tariff', version: null },
          { key: 'alertFiz_tariff', version: null },
        ],
        value: 'Скоро новые тарифы.\nЦены не изменятся.',
        enabled: true,
        active_from: null,
        active_until: null,
      },
    ])
  },
}

const endSent: unknown[] = []
export const End: Story = {
  name: 'Срок меняют и гасят раньше',
  parameters: inSituation({ path: '/settings', answers: [listed, history, saves(endSent)] }),
  play: async ({ canvas }) => {
    endSent.length = 0
    await canvas.findByText('alertFiz_proverka-fssp', { selector: 'th' })
    await userEvent.keyboard('j{Enter}')
    const until = await canvas.findByLabelText(/^До/)
    await expect(until).toHaveValue('25.11.2100, 20:00')
    await userEvent.clear(until)
    await userEvent.type(until, '32.11.2100')
    await expect(await canvas.findByText('Например, 25.11, 20:00')).toBeVisible()
    await userEvent.clear(until)
    await userEvent.type(until, '26.11.2100, 9:30')
    await expect(
      await canvas.findByRole('row', { name: /До.*25\.11\.2100, 20:00.*26\.11\.2100, 09:30/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Погасить сейчас' }))
    await expect(await canvas.findByText('Баннер выключен')).toBeInTheDocument()
    await expect(endSent).toMatchObject([
      {
        places: [{ key: 'alert_all', version: 4 }],
        enabled: false,
        active_until: '2100-11-25T17:00:00.000Z',
      },
    ])
  },
}

export const Undo: Story = {
  name: 'Прежний текст возвращает журнал',
  parameters: inSituation({ path: '/settings', answers: [listed, history] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Вернуть: alertFiz_proverka-fssp/ }))
    await expect(await canvas.findByLabelText('Текст')).toHaveValue('ФССП не отвечает')
    await expect(
      canvas.getByRole('row', { name: /Текст.*Ответы ФССП сегодня идут до часа.*ФССП не отвечает/ }),
    ).toBeVisible()
    // What was made by a change has nothing to come back to.
    await expect(canvas.queryByRole('button', { name: /^Вернуть: alert_all/ })).toBeNull()
  },
}

export const Changed: Story = {
  name: '[CONSOLE-20] Баннер изменил другой: отказ с разницей и выбор из двух',
  parameters: inSituation({
    path: '/settings',
    answers: [
      listedInTurn(BANNERS, [banner({ value: 'Росреестр ответил', version: 5 }), ...BANNERS.slice(1)]),
      history,
      refuses(admin.saveBanner, 'record/changed'),
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('alertFiz_proverka-fssp', { selector: 'th' })
    await userEvent.keyboard('j{Enter}')
    const text = await canvas.findByLabelText('Текст')
    await userEvent.type(text, ' Мой конец.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const head = await canvas.findByRole('columnheader', { name: 'Изменил другой сотрудник' })
    await expect(head.closest('table')).toHaveTextContent('Росреестр ответил')
    await expect(await canvas.findByRole('button', { name: /^Показать/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Видел, правлю дальше' }))
    await expect(canvas.getByRole('button', { name: /^Показать/ })).toBeEnabled()
    await expect(text).toHaveValue(
      'Росреестр отвечает до двух дней. Деньги за опоздание вернем сами. Мой конец.',
    )
  },
}
export const Empty: Story = {
  name: 'Баннеров нет',
  parameters: inSituation({
    path: '/settings',
    answers: [
      replies(admin.listBanners, { banners: [], sites: SITES }),
      replies(admin.listBannerChanges, { changes: [] }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Баннеров еще не было.')).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({
    path: '/settings',
    answers: [waits(admin.listBanners), waits(admin.listBannerChanges)],
  }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({
    path: '/settings',
    answers: [refuses(admin.listBanners, 'rate/limit'), refuses(admin.listBannerChanges, 'rate/limit')],
  }),
}
