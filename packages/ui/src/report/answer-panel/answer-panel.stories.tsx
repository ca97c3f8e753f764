import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SourceStamp } from '../source-stamp/source-stamp.tsx'
import { AnswerPanel } from './answer-panel.tsx'

const meta = {
  title: 'Отчет/Ответ на\u00a0месте',
  component: AnswerPanel,
  parameters: {
    guide: {
      use: 'Один вопрос\u00a0— один ответ сразу под формой, с\u00a0источником и\u00a0временем.',
      avoid: 'В\u00a0отчете ответ\u00a0— строка: там их много и\u00a0важен порядок.',
    },
  },
  args: {
    tone: 'green',
    title: 'Среди недействительных не\u00a0значится',
    children: 'На\u00a0эту минуту паспорт не\u00a0объявлен недействительным. Чей он, реестр не\u00a0говорит.',
    stamp: <SourceStamp source="МВД">21.11.2026, 14:06 МСК</SourceStamp>,
  },
} satisfies Meta<typeof AnswerPanel>

export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  name: 'Не\u00a0найдено',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('МВД')).toBeVisible()
  },
}
export const Found: Story = {
  name: 'Найдено',
  args: { tone: 'red', title: 'Паспорт значится недействительным', children: 'Попросите другой документ.' },
}
export const NotChecked: Story = {
  name: 'Не\u00a0проверено',
  args: {
    tone: 'grey',
    title: 'Не\u00a0проверено: источник недоступен',
    children: 'Мы ничего не\u00a0узнали.',
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
