import type { Meta, StoryObj } from '@storybook/react-vite'
import { MatchStrength } from './match-strength.tsx'

const meta = {
  title: 'Отчет/Сила совпадения',
  component: MatchStrength,
  parameters: {
    guide: {
      use: 'Когда найден человек с\u00a0тем же\u00a0именем: по\u00a0каким признакам это он, а\u00a0по\u00a0каким нет.',
      avoid:
        'Если источник ищет по\u00a0номеру документа: там совпадение либо есть, либо нет, хватит «Ответа на\u00a0вопрос».',
    },
  },
} satisfies Meta<typeof MatchStrength>

export default meta

type Story = StoryObj<typeof meta>

export const Exact: Story = {
  name: 'Это он',
  args: { name: 'same', birthDate: 'same', region: 'same', inn: 'same', document: 'same' },
}
export const Likely: Story = {
  name: 'Скорее всего',
  args: { name: 'same', birthDate: 'same', region: 'same', inn: 'unknown', document: 'unknown' },
}
export const Namesake: Story = {
  name: 'Однофамилец',
  args: { name: 'same', birthDate: 'differs', region: 'unknown', inn: 'unknown', document: 'unknown' },
}
