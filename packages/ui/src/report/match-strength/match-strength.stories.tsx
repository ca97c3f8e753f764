import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MatchCells } from './match-cells.tsx'
import { MatchStrength } from './match-strength.tsx'

const meta = {
  title: 'Отчет/Сила совпадения',
  component: MatchStrength,
  subcomponents: { MatchCells },
  parameters: {
    guide: {
      about: 'Насколько уверенно запись относится к человеку: пять клеток и фраза.',
      use: 'Когда найден человек с тем же именем: по каким признакам это он, а по каким нет.',
      avoid:
        'Если источник ищет по номеру документа: там совпадение либо есть, либо нет, хватит «Ответа на вопрос».',
    },
  },
} satisfies Meta<typeof MatchStrength>

export default meta

type Story = StoryObj<typeof meta>

export const Exact: Story = {
  name: 'Это он',
  args: {
    words: 'Совпало 5 из 5',
    name: 'same',
    birthDate: 'same',
    region: 'same',
    inn: 'same',
    document: 'same',
  },
}
export const Likely: Story = {
  name: 'Скорее всего',
  args: {
    words: 'Совпало 3 из 5',
    name: 'same',
    birthDate: 'same',
    region: 'same',
    inn: 'unknown',
    document: 'unknown',
  },
}
export const Namesake: Story = {
  name: 'Однофамилец',
  args: {
    words: 'Совпало 1 из 5, одно против',
    name: 'same',
    birthDate: 'differs',
    region: 'unknown',
    inn: 'unknown',
    document: 'unknown',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Совпало 1 из 5, одно против')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ФИО: совпало',
      'Дата рождения: не совпало',
      'Регион: неизвестно',
      'ИНН: неизвестно',
      'Документ: неизвестно',
    ])
  },
}
export const Given: Story = {
  name: 'Только то, что указали',
  args: { name: 'same', birthDate: 'same', region: 'unknown', inn: 'unknown', document: 'unknown' },
  render: () => (
    <MatchCells
      words={'Совпало 2 из 2'}
      cells={[
        { label: 'Фамилия и имя', state: 'same' },
        { label: 'Дата рождения', state: 'same' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
export const Phone: Story = {
  name: 'Телефон: клетки без слов, рядом с длинным именем',
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'same',
    birthDate: 'same',
    region: 'differs',
    inn: 'unknown',
    document: 'unknown',
  },
  render: (args) => (
    <>
      <p>Новообразцовский-Кленовый Константин Константинович</p>
      <MatchStrength {...args} />
    </>
  ),
}
