import { account, apiToken, person } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { cookieAnswerAtom } from '../../../runtime/consent/cookie-consent.ts'
import { store } from '../../../runtime/state/store.ts'
import { refuses, replies, repliesTo, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { ACCOUNT, answers, CONSENTS, EXPORT, marketing, REMOVAL } from '../../../stories/sample-account.ts'
import * as page from './settings-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Настройки',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Все, что кабинет знает о человеке, с источником и временем: меняют на месте.',
      avoid: 'Деньги и плательщики — «Баланс».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/user/settings/'
/** The client makes five calls a second. */
const LATER = { timeout: 4000 }

export const Filled: Story = {
  name: 'Записи о человеке',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [...answers(), replies(account.changeMarketingConsent, [...CONSENTS, marketing])],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Синицына Марина Викторовна')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Дать согласие на письма' }))
    await expect(await canvas.findByRole('button', { name: 'Отозвать согласие на письма' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /Новости/ })).toBeChecked()
  },
}
export const Version: Story = {
  name: 'Слова согласия',
  parameters: inSituation({ path, visitor: 'user', answers: answers() }),
  play: async ({ canvas }) => {
    const [version] = await canvas.findAllByRole('button', { name: /редакция от/ })
    await userEvent.click(version!)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText('Вы разрешаете обрабатывать имя и почту.')).toBeVisible()
  },
}
const countersOn = () => {
  localStorage.setItem(
    'cookieConsent',
    JSON.stringify({ accepted: true, date: '2026-11-20T09:12:00.000Z', version: '2026-11-01' }),
  )
}
/** The answer of this browser is listed with the consents that the server stores. */
export const Counters: Story = {
  name: 'Счетчики: дано и отозвано',
  parameters: inSituation({ path, visitor: 'user', answers: answers(), before: countersOn }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Дано 20\.11\.2026, 12:12/)).toBeVisible()
    const withdraw = canvas.getByRole('button', { name: 'Отозвать согласие на счетчики' })
    await userEvent.click(withdraw)
    await expect(await canvas.findByText(/^Отказ \d\d\.\d\d\.\d{4}/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Настроить счетчики' })).toBeVisible()
    localStorage.removeItem('cookieConsent')
    store.set(cookieAnswerAtom, undefined)
  },
}
export const Logo: Story = {
  name: 'Логотип вырезают на странице',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [...answers(), refuses(account.setLogo, 'logo/refused')],
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Загрузить логотип' }))
    const input = () => canvasElement.querySelector<HTMLInputElement>('input[name=logo]')!
    choose(input(), new File(['не картинка'], 'знак.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/не.удалось открыть/)).toBeVisible()
    choose(input(), await createPicture(400, 100))
    const crop = await canvas.findByRole('group', { name: 'Что войдет в логотип' })
    const piece = within(crop).getByRole('img', { name: 'Логотип, каким он встанет в отчет' })
    await expect([piece.getAttribute('width'), piece.getAttribute('height')]).toEqual(['400', '100'])
    await fireEvent.change(within(crop).getByRole('slider', { name: 'Приближение' }), {
      target: { value: 5 },
    })
    await expect(piece.getAttribute('width')).toBe('128')
    await userEvent.click(within(crop).getByRole('radio', { name: 'Квадрат' }))
    await expect(piece.getAttribute('width')).toBe(piece.getAttribute('height'))
    await userEvent.click(within(crop).getByRole('button', { name: /Поставить/ }))
    await expect(await within(crop).findByRole('alert')).toHaveTextContent('Логотип не подходит')
  },
}

/** As a browser hands over what was chosen. */
function choose(input: HTMLInputElement, file: File): void {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

async function createPicture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')!
  context.fillStyle = '#1f57cc'
  context.fillRect(0, 0, height, height)
  context.font = `600 ${height / 2}px sans-serif`
  context.fillText('Ольхина и Ко', height * 1.2, height * 0.7)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob!], 'знак.png', { type: 'image/png' })
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  parameters: inSituation({ path, visitor: 'user', answers: answers() }),
}
export const FirstDay: Story = {
  name: 'Первый день: почта не подтверждена, имени и пароля нет',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: answers({
      ...ACCOUNT,
      person: { ...ACCOUNT.person, name: '', phone: null, person_role: 1, email_proven: false },
      email_proven_at: null,
      phone_verified_at: null,
      password_changed_at: null,
      has_password: false,
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не указано')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Прислать письмо еще раз' })).toBeVisible()
    await expect(await canvas.findByRole('checkbox', { name: /Отчет готов, по СМС/ })).toBeDisabled()
  },
}
export const EmailRefused: Story = {
  name: 'Письма на почту не доходят',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: answers({ ...ACCOUNT, email_refused_at: '2026-11-20T10:12:00.000Z' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Письма на эту почту не доходят')).toBeVisible()
    await expect(canvas.getByText(/20\.11\.2026, 13:12/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Сменить почту' })).toBeVisible()
  },
}
export const EmailChange: Story = {
  name: 'Смена почты: одно подтверждение из двух',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: answers({
      ...ACCOUNT,
      email_change: {
        email: 'm.sinitsyna@example.test',
        old_confirmed_at: '2026-11-21T11:02:00.000Z',
        new_confirmed_at: null,
        expires_at: '2026-11-22T11:01:00.000Z',
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ждем ссылку из/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Сменить почту' })).toBeNull()
  },
}
export const Key: Story = {
  name: 'Ключ API показан один раз',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      ...answers().filter(({ endpoint }) => endpoint.path !== apiToken.getApiToken.path),
      replies(apiToken.getApiToken, {
        token_hint: '…4x9z',
        created_at: '2026-11-21T11:12:00.000Z',
        scope: 'read',
        expires_at: '2027-02-19T11:12:00.000Z',
        last_used_at: null,
      }),
      replies(apiToken.renewApiToken, {
        token: 'api_00k7m2d4x9z',
        scope: 'read',
        expires_at: '2027-02-19T11:12:00.000Z',
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Заменить новым' }, LATER))
    await expect(await canvas.findByText('api_00k7m2d4x9z')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Пример запроса' })).toHaveTextContent('/api/orders')
  },
}
export const Failed: Story = {
  name: 'Имя не сохранилось, набранное осталось',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [...answers(), refuses(person.updatePerson, 'rate/limit')],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить имя' }))
    await userEvent.type(canvas.getByLabelText('Имя'), ' Младшая{Enter}')
    await expect(await canvas.findByText(/Слишком много запросов/)).toBeVisible()
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Синицына Марина Викторовна Младшая')
  },
}
let isExportKept = true
/** It was there when the page was opened, and was destroyed before the press. */
export const ExpiredExport: Story = {
  name: 'Архив данных прожил свой день',
  parameters: inSituation({
    path,
    visitor: 'user',
    before: () => (isExportKept = true),
    answers: [
      repliesTo(account.getExport, () => (isExportKept ? EXPORT : null)),
      {
        endpoint: account.downloadExport,
        respond: (...call) => {
          isExportKept = false
          return refuses(account.downloadExport, 'account/export-not-found').respond(...call)
        },
      },
      ...answers(),
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Скачать все мои данные' }, LATER))
    await expect(await canvas.findByText(/^Такой выгрузки нет/, {}, LATER)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Собрать все мои данные' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Скачать все мои данные' })).toBeNull()
  },
}
export const Removal: Story = {
  name: 'Удаление: список, пароль, отказ',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [...answers(), refuses(account.removeAccount, 'auth/password-wrong')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('31.12.2031', {}, LATER)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить кабинет' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Пароль кабинета'), 'verstka-1912{Enter}')
    await expect(await dialog.findByText('Текущий пароль указан неверно')).toBeVisible()
  },
}
export const Busy: Story = {
  name: 'Удалить нельзя: заказ в работе',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(account.getRemoval, {
        ...REMOVAL,
        papers_until: null,
        open_orders: [{ order_id: '00000000-0000-4000-8000-000000000031', number: 10_005 }],
      }),
      ...answers(),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^заказ\s10\s005$/ }, LATER)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Удалить кабинет' })).toBeDisabled()
  },
}
export const Loading: Story = {
  name: 'Загружаются',
  parameters: inSituation({ path, visitor: 'user', answers: [waits(account.getAccount)] }),
}
export const Refused: Story = {
  name: 'Не пришли',
  parameters: inSituation({ path, visitor: 'user', answers: [refuses(account.getAccount, 'access/denied')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Настройки не пришли')).toBeVisible()
  },
}
export const Guest: Story = { name: 'Без входа', parameters: inSituation({ path }) }
