import type { Meta, StoryObj } from '@storybook/react-vite'
import { MatchStrength } from './match-strength.tsx'

const meta = { title: 'Отчет/Сила совпадения', component: MatchStrength } satisfies Meta<typeof MatchStrength>

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
