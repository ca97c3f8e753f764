import { blog } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { SAMPLE_ARTICLE, SAMPLE_COMMENT } from '../../../stories/sample-articles.ts'
import * as page from './article-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Статья',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Статья: закон на полях, проверка и расчет в том месте, где они нужны.',
      avoid: 'Посадочная страница одной проверки — не статья.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const PATH = '/blog/probnaya-statya/'
const answers = [replies(blog.getArticle, SAMPLE_ARTICLE), replies(blog.listComments, [SAMPLE_COMMENT])]

export const Guest: Story = {
  name: 'Без входа',
  parameters: inSituation({ path: PATH, answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Расписка/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Войдите, чтобы оценить' })).toBeVisible()
    // Laws that follow each other share one place in the margin, so that the text goes on beside them.
    const laws = canvas.getByText('Ст. 808 ГК').closest('aside')
    await expect(laws).toContainElement(canvas.getByText('Ст. 161 ГК'))
    // What looks like markup in the words of a reader is shown as it was typed.
    await expect(await canvas.findByText(/<b>Помогло\.<\/b>/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Дата сделки' }), '29022024')
    await expect(
      canvas.getByRole('region', { name: 'До какого дня сделку могут оспорить' }),
    ).toHaveTextContent('28.02.2027')
  },
}
export const Reader: Story = {
  name: 'Свой комментарий',
  parameters: inSituation({
    path: PATH,
    visitor: 'user',
    answers: [
      replies(blog.getArticle, { ...SAMPLE_ARTICLE, own_rating: 4 }),
      replies(blog.listComments, [{ ...SAMPLE_COMMENT, authorId: '00000000-0000-4000-8000-000000000009' }]),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^4/ })).toBeChecked()
    await expect(await canvas.findByRole('button', { name: 'Удалить свой комментарий' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
  },
}
export const Absent: Story = {
  name: 'Нет такой статьи',
  parameters: inSituation({ path: PATH, answers: [refuses(blog.getArticle, 'article/not-found')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Страница не\sнайдена/ })).toBeVisible()
  },
}
export const Refused: Story = {
  name: 'Не пришла',
  parameters: inSituation({ path: PATH, answers: [refuses(blog.getArticle, 'server/unknown')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Статья не пришла')).toBeVisible()
  },
}
export const Phone: Story = { ...Guest, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  name: 'Загружается',
  parameters: inSituation({ path: PATH, answers: [waits(blog.getArticle), waits(blog.listComments)] }),
}
