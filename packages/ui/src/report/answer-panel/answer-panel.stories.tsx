import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SourceStamp } from '../../primitives/source-stamp/source-stamp.tsx'
import { AnswerPanel } from './answer-panel.tsx'

const meta = {
  title: 'Отчет/Ответ на месте',
  component: AnswerPanel,
  parameters: {
    guide: {
      about: 'Один крупный ответ там, где о нем спросили.',
      use: 'Один вопрос — один ответ сразу под формой, с источником и временем.',
      avoid: 'В отчете ответ — строка: там их много и важен порядок.',
    },
  },
  args: {
    tone: 'green',
    title: 'Среди недействительных не значится',
    children: 'На эту минуту паспорт не объявлен недействительным. Чей он, реестр не говорит.',
    stamp: <SourceStamp source="МВД">21.11.2026, 14:06 МСК</SourceStamp>,
  },
} satisfies Meta<typeof AnswerPanel>

export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  name: 'Не найдено',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('МВД')).toBeVisible()
  },
}
export const Found: Story = {
  name: 'Найдено',
  args: { tone: 'red', title: 'Паспорт значится недействительным', children: 'Попросите другой документ.' },
}
export const NotChecked: Story = {
  name: 'Не проверено',
  args: {
    tone: 'grey',
    title: 'Не проверено: источник недоступен',
    children: 'Мы ничего не узнали.',
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
