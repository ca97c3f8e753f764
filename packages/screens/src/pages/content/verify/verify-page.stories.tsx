import { verify } from '@proverka/api/calls'
import { routeByName } from '@proverka/domain/navigation'
import { hideParts, PDF_KEYWORD } from '@proverka/report-proof'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { store } from '../../../runtime/state/store.ts'
import { refuses, replies } from '../../../stories/fake-server.ts'
import type { FakeAnswer } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { answerKeys, fileOf, sampleToken, withChangedSection } from './sample-reports.ts'
import * as page from './verify-page.tsx'
import { START } from './verify-state.ts'
import { readinessAtom, verificationAtom } from './verify-store.ts'

const PATH = `${routeByName('verify').path}/`
const CODE = '7K4M92QXAM'

const ISSUED = {
  code: CODE,
  title: 'Полная проверка',
  issued_at: '2026-11-24T11:43:00Z',
  demo: true,
  state: 'issued' as const,
  files: [],
}

const at = (path: string, answers: readonly FakeAnswer[] = []) =>
  inSituation({
    path,
    answers,
    before: () => {
      store.set(verificationAtom, START)
      store.set(readinessAtom, 'loading')
      answerKeys()
    },
  })

const meta = {
  ...pageStories(page),
  title: 'Экраны/Проверка подлинности',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...at(PATH),
    guide: {
      use: 'Файл проверяет браузер, код ищет сервер. Ответов три, и на каждом сказано, чего он не говорит.',
      avoid: 'Страница не говорит «этот PDF не изменен» по одному вложению: для этого файл сверяют целиком.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Chooses a file as a person does, once the page is ready. */
async function choose(canvas: Canvas, file: File): Promise<void> {
  await canvas.findByText(/Ключ загружен/)
  await userEvent.upload(canvas.getByLabelText(/Положите файл|Выберите файл/), file, { applyAccept: false })
}

const heading = (canvas: Canvas, name: RegExp) => canvas.findByRole('heading', { level: 1, name })

/** Opens what was signed in a section. */
async function openSection(canvas: Canvas, title: string): Promise<void> {
  const content = canvas.getByRole('heading', { name: 'Что подписано' }).closest('section') as HTMLElement
  await userEvent.click(within(content).getByText(title, { selector: 'b' }))
}

export const Start: Story = {
  name: 'Начало: код или файл',
  play: async ({ canvas }) => {
    await expect(await heading(canvas, /Отчет настоящий/)).toBeVisible()
    await expect(await canvas.findByText(/сеть можно отключить/)).toBeVisible()
  },
}
export const Genuine: Story = {
  name: 'Подлинный, не изменен',
  play: async ({ canvas }) => {
    await choose(canvas, fileOf(await sampleToken()))
    const answer = await heading(canvas, /Документ подлинный/)
    await waitFor(() => expect(answer).toHaveFocus())
    await expect(canvas.getByText(/24\.11\.2026 в\s14:43 МСК\. Все 9\sразделов/)).toBeVisible()
    await expect(canvas.getByText('демонстрационные, не настоящие')).toBeVisible()
    await expect(canvas.getByText('Отметки времени нет')).toBeVisible()
    const row = canvas.getByText('Ладогин Арсений Петрович, доля 1/1')
    await expect(row).not.toBeVisible()
    await openSection(canvas, 'Собственники')
    await expect(row).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Чего проверка не говорит' })).toBeVisible()
  },
}
export const Changed: Story = {
  name: 'Изменен: раздел назван',
  play: async ({ canvas }) => {
    await choose(canvas, fileOf(withChangedSection(await sampleToken(), 3)))
    await expect(await heading(canvas, /Документ изменен: раздел «Обременения»/)).toBeVisible()
    const sheet = within(canvas.getByRole('list', { name: 'Разделы отчета' }))
    await expect(sheet.getAllByText('не изменен')).toHaveLength(8)
    await expect(sheet.getByText('изменен')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Чего проверка не говорит' })).toBeVisible()
  },
}
export const Hidden: Story = {
  name: 'Подлинный, часть скрыта',
  play: async ({ canvas }) => {
    const copy = await hideParts(await sampleToken(), { sections: ['seller'], kinds: ['name'] })
    await choose(canvas, fileOf(copy))
    await expect(await heading(canvas, /часть\sскрыта/)).toBeVisible()
    await expect(canvas.getByText(/Скрыто: 1\sраздел, 2\sимени/)).toBeVisible()
    await openSection(canvas, 'Собственники')
    const [bar] = canvas.getAllByText('имя скрыто')
    await waitFor(() => expect(bar).toBeVisible())
    await expect(canvas.queryByText(/Ладогин/)).toBeNull()
  },
}
export const UnknownKey: Story = {
  name: 'Такого мы не выпускали: чужой ключ',
  play: async ({ canvas }) => {
    await choose(canvas, fileOf(await sampleToken({ isForeign: true })))
    await expect(await heading(canvas, /мы\sне\sвыпускали/)).toBeVisible()
    await expect(canvas.getByText(/подписан ключом, которого у нас нет/)).toBeVisible()
  },
}
export const SavedAgain: Story = {
  name: 'PDF пересохранен другой программой',
  parameters: at(PATH, [replies(verify.findIssued, ISSUED)]),
  play: async ({ canvas }) => {
    const pdf = `%PDF-1.7\n1 0 obj << /Keywords (${PDF_KEYWORD}) /URI (https://realty.example/verify/${CODE}) >> endobj`
    await choose(canvas, fileOf(pdf, 'otchet.pdf'))
    await expect(await heading(canvas, /пересохранен другой\sпрограммой/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Найти по коду' }))
    await expect(await heading(canvas, /Такой отчет мы\sвыпустили/)).toBeVisible()
  },
}
export const NotAReport: Story = {
  name: 'Это не отчет',
  play: async ({ canvas }) => {
    await choose(canvas, fileOf('<xml/>', 'vypiska.xml'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Это не\sотчет/)
    await expect(canvas.getByRole('heading', { level: 1, name: /Отчет настоящий/ })).toBeVisible()
  },
}
export const Compared: Story = {
  name: 'Файл сверен с выпущенным',
  parameters: at(PATH, [
    {
      endpoint: verify.findIssued,
      respond: async () => {
        const bytes = new TextEncoder().encode(await sampleToken())
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
        const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
        const file = { kind: 'json', sha256, issued_at: ISSUED.issued_at }
        return Response.json({ data: { ...ISSUED, files: [file] } })
      },
    },
  ]),
  play: async ({ canvas }) => {
    await choose(canvas, fileOf(await sampleToken()))
    await userEvent.click(await canvas.findByRole('button', { name: 'Сверить файл с выпущенным' }))
    await expect(await canvas.findByText(/совпал каждый байт/)).toBeVisible()
  },
}
export const NotCompared: Story = {
  name: 'Сверка не удалась: нет сети',
  parameters: at(PATH, [
    { endpoint: verify.findIssued, respond: () => Promise.reject(new TypeError('offline')) },
  ]),
  play: async ({ canvas }) => {
    await choose(canvas, fileOf(await sampleToken()))
    await userEvent.click(await canvas.findByRole('button', { name: 'Сверить файл с выпущенным' }))
    await expect(await canvas.findByText(/для этого нужна сеть/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Сверить файл с выпущенным' })).toBeEnabled()
  },
}
export const Offline: Story = {
  name: 'Без сети',
  play: async ({ canvas }) => {
    const token = await sampleToken()
    await canvas.findByText(/Ключ загружен/)
    const requests: string[] = []
    const own = globalThis.fetch
    globalThis.fetch = async (input) => {
      requests.push(input instanceof Request ? input.url : input.toString())
      throw new TypeError('offline')
    }
    await choose(canvas, fileOf(token))
    await expect(await heading(canvas, /Документ подлинный/)).toBeVisible()
    globalThis.fetch = own
    await expect(requests).toEqual([])
  },
}
export const CodeFound: Story = {
  name: 'Код из адреса: такой отчет есть',
  parameters: at(`${PATH}7K4M9-2QXAM/`, [replies(verify.findIssued, ISSUED)]),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, /Такой отчет мы\sвыпустили/)).toBeVisible()
    await expect(canvas.getByText(/Код не доказывает, что страницы те же/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Проверить другой' })).toBeVisible()
  },
}
export const CodeUnknown: Story = {
  name: 'Код: такого мы не выпускали',
  parameters: at(PATH, [refuses(verify.findIssued, 'verify/code-not-found')]),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Короткий код/ }), '7к4м9 2qxam')
    await expect(await heading(canvas, /мы\sне\sвыпускали/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Почему мы уверены' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить другой' }))
    await expect(await heading(canvas, /Отчет настоящий/)).toBeVisible()
  },
}
export const CodeMistyped: Story = {
  name: 'Код с ошибкой: ошибка поля, не ответ',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Короткий код/ })
    await userEvent.type(field, '7K4M92QXAN')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/последний знак не сходится/))
    await expect(canvas.getByRole('heading', { level: 1, name: /Отчет настоящий/ })).toBeVisible()
  },
}
export const CodeOffline: Story = {
  name: 'Код без сети',
  parameters: at(PATH, [
    { endpoint: verify.findIssued, respond: () => Promise.reject(new TypeError('offline')) },
  ]),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Короткий код/ })
    await userEvent.type(field, CODE)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/нужна сеть/))
  },
}
export const Phone: Story = {
  ...Changed,
  name: 'Телефон: изменен',
  globals: { viewport: { value: 'phone' } },
}
export const PhoneStart: Story = { name: 'Телефон: начало', globals: { viewport: { value: 'phone' } } }
