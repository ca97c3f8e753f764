import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SourceMatrix } from './source-matrix.tsx'

const meta = {
  title: 'Отчет/Что говорят источники',
  component: SourceMatrix,
  parameters: {
    guide: {
      about:
        'Ставит рядом ответы источников о каждом факте: черта соединяет совпавшие и рвется там, где они расходятся.',
      use: 'Один факт у нескольких источников: кто сообщает, кто молчит, где сошлись и где разошлись.',
      avoid: 'Прежний и новый ответ одного источника — «Расхождение». Один источник — «Факты».',
    },
  },
  args: {
    label: 'Что говорят источники',
    sources: [
      { id: 'extract', name: 'Выписка ЕГРН', day: '02.11.2026' },
      { id: 'kpt', name: 'План квартала', day: '01.10.2026' },
      { id: 'gar', name: 'ГАР', day: '20.11.2026' },
    ],
    rows: [
      {
        label: 'Площадь',
        answers: { extract: { value: '812\u00a0м²' }, kpt: { value: '800\u00a0±\u00a010\u00a0м²' } },
        shown: 'extract',
        verdict: 'differ',
        differing: ['extract', 'kpt'],
        words: 'Расходится на 12\u00a0м²',
      },
      {
        label: 'Адрес',
        answers: {
          extract: { value: 'г. Новоречинск, ул. Садовая, д. 14А' },
          kpt: { value: 'обл Примерная, г Новоречинск, ул Садовая, д 14А' },
          gar: { value: 'обл Примерная, г Новоречинск, ул Садовая, уч. 14А' },
        },
        shown: 'extract',
        verdict: 'agree',
        differing: [],
        words: 'Сходится',
      },
      {
        label: 'Кадастровая стоимость',
        answers: { kpt: { value: '1\u00a0720\u00a0112\u00a0₽', note: 'на 01.01.2023' } },
        shown: 'kpt',
        verdict: 'single',
        differing: [],
        words: 'Один источник',
      },
    ],
  },
} satisfies Meta<typeof SourceMatrix>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[REG-04] Сошлись, разошлись, один источник',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('row', { name: /^Площадь/ })
    await expect(within(area).getByText('не сообщает')).toBeVisible()
    await expect(within(area).getByText(/^Расходится на 12/)).toBeVisible()
  },
}
export const One: Story = {
  name: 'Только адрес, только ГАР',
  args: {
    sources: [{ id: 'gar', name: 'ГАР', day: '20.11.2026' }],
    rows: [
      {
        label: 'Адрес',
        answers: { gar: { value: 'обл Примерная, г Новоречинск, пр-кт Мира, д. 10, кв. 21а' } },
        shown: 'gar',
        verdict: 'single',
        differing: [],
        words: 'Один источник',
      },
    ],
  },
}
export const Phone: Story = {
  ...Default,
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Расходится на 12/)).toBeVisible()
  },
}
