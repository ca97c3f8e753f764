import { subjectRequests } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuses, replies, repliesFile, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './destruction-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Акт об уничтожении',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Сюда ведет код из письма об уничтожении данных.',
      avoid: 'Оператор смотрит акты в консоли.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/destruction/'
const withCode = () => history.replaceState(history.state, '', '#ABCDE-FGHJK-MNPQR-STUVW')
const ACT = {
  number: 12,
  day: '2026-11-21',
  ground: 'objection' as const,
  operator: 'ООО «Межевой знак»',
  destroyed: [{ category: 'Отчеты и сведения о проверяемых', at: '2026-11-21T11:30:00.000Z', count: 3 }],
}

export const Opened: Story = {
  name: '[TRUST-16] По ссылке из письма',
  parameters: inSituation({
    path,
    before: withCode,
    answers: [
      replies(subjectRequests.openAct, ACT),
      repliesFile(subjectRequests.downloadAct, 'Акт об уничтожении 12.pdf'),
    ],
  }),
  play: async ({ canvas }) => {
    const act = await canvas.findByRole('article', { name: 'Акт № 12' })
    await expect(location.hash).toBe('')
    await expect(within(act).getByText(/ч\. 5\.1 ст\. 21/)).toBeVisible()
    await expect(within(act).getByRole('table', { name: 'Что уничтожено' })).toHaveTextContent('21.11.2026')
    await userEvent.click(within(act).getByRole('button', { name: 'Скачать акт, PDF' }))
  },
}
export const NotSaved: Story = {
  name: 'Файл не пришел',
  parameters: inSituation({
    path,
    before: withCode,
    answers: [replies(subjectRequests.openAct, ACT), refuses(subjectRequests.downloadAct, 'server/unknown')],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Скачать акт, PDF' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Typed: Story = {
  name: 'Код набран, такого акта нет',
  parameters: inSituation({
    path,
    answers: [refuses(subjectRequests.openAct, 'destruction-act/code-unknown')],
  }),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Код акта')
    await userEvent.type(field, 'abcde-fghjk-mnpqr-stuvw{Enter}')
    await expect(await canvas.findByText(/Акта с таким кодом нет/)).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/Акта с таким кодом нет/)
  },
}
export const Limited: Story = {
  name: 'Слишком много попыток',
  parameters: inSituation({
    path,
    before: withCode,
    answers: [refuses(subjectRequests.openAct, 'rate/limit')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Waiting: Story = {
  name: 'Открывается',
  parameters: inSituation({ path, before: withCode, answers: [waits(subjectRequests.openAct)] }),
}
export const Phone: Story = { ...Opened, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
