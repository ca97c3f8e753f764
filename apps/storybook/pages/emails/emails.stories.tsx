import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { EmailPreview } from './email-preview.tsx'

const meta = {
  title: 'Письма/О заказе',
  component: EmailPreview,
  tags: ['!autodocs'],
  parameters: {
    guide: {
      use: 'Посмотреть письмо таким, каким его шлет сервер: на компьютере, на телефоне, простым текстом.',
      avoid: 'Для страниц и окон: письмо рисует свой код, без скриптов и картинок, частей кита в нем нет.',
    },
  },
  args: { email: 'done', brand: 'realty', scheme: 'light' },
  // The toolbar chooses brand and theme, as everywhere.
  render: ({ email }, { globals }) => (
    <EmailPreview
      email={email}
      brand={globals['brand'] === 'fiz' ? 'fiz' : 'realty'}
      scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
    />
  ),
} satisfies Meta<typeof EmailPreview>

export default meta

type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The pages inside both frames, once they are drawn. */
async function framesOf(canvas: Canvas): Promise<HTMLElement[]> {
  const frames = ['Письмо на компьютере', 'Письмо на телефоне'].map((title) =>
    canvas.getByTitle<HTMLIFrameElement>(title),
  )
  return waitFor(() =>
    frames.map(({ contentDocument }) => {
      const body = contentDocument?.querySelector('table')?.ownerDocument.body
      if (!body) throw new Error('the email is not drawn yet')
      return body
    }),
  )
}

/** Nothing is wider than its frame, nothing is fetched, and words and links are those of the plain text. */
const play: Story['play'] = async ({ canvas }) => {
  const text = canvas.getByRole('region', { name: 'Письмо простым текстом' }).textContent ?? ''
  for (const body of await framesOf(canvas)) {
    const root = body.ownerDocument.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    await expect(body.querySelectorAll('img,script,link,iframe')).toHaveLength(0)
    const links = [...body.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')]
    for (const { href } of links) await expect(text).toContain(href)
    for (const heading of within(body).queryAllByRole('heading')) {
      await expect(squeezed(text)).toContain(squeezed(heading.textContent ?? ''))
    }
  }
}

const squeezed = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

export const Paid: Story = { name: 'Оплачен', args: { email: 'paid' }, play }

export const Done: Story = { name: 'Готов, отчет во вложении', args: { email: 'done' }, play }

export const DoneAsLink: Story = {
  name: 'Готов, отчет по ссылке: вложение было бы больше 10 МБ',
  args: { email: 'doneAsLink' },
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText(/Отчет.*: https:\/\//)).toBeVisible()
  },
}

export const Late: Story = { name: 'Задерживается', args: { email: 'late' }, play }

export const DataNeeded: Story = { name: 'Ждет данных', args: { email: 'dataNeeded' }, play }

export const OtherBrand: Story = { name: 'Другой бренд', globals: { brand: 'fiz' }, play }

export const Dark: Story = {
  name: 'Темная тема',
  globals: { scheme: 'dark' },
  play: async (context) => {
    await play(context)
    const [body] = await framesOf(context.canvas)
    await expect(body && getComputedStyle(body).backgroundColor).toBe('rgb(10, 20, 36)')
  },
}

export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } }, play }
