import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { TieChart } from './tie-chart.tsx'

const branches: ComponentProps<typeof TieChart>['branches'] = [
  {
    name: 'Теремов И. О.',
    relation: 'руководитель, учредитель, доля 60%',
    companies: [
      {
        name: 'ООО «Настил»',
        relation: 'руководитель до 19.05.2025',
        state: { tone: 'red', words: 'Ликвидировано 02.06.2025' },
      },
    ],
  },
  { name: 'Котова В. И.', relation: 'учредитель, доля 40%', companies: [] },
  {
    name: 'Адрес регистрации',
    relation: 'общий у компаний',
    isMatch: true,
    companies: [
      {
        name: 'ООО «Стропила»',
        relation: 'тот же адрес регистрации',
        state: { words: 'Действует' },
        isMatch: true,
      },
    ],
  },
]

const meta = {
  title: 'Графики/Схема связей',
  component: TieChart,
  parameters: {
    guide: {
      about: 'Люди компании и их другие компании: сплошная черта — запись, пунктир — совпадение.',
      use: 'Кто стоит за компанией: руководитель, учредители и компании, к которым ведут те же люди или тот же адрес. Рядом всегда таблица с источниками.',
      avoid: 'Список без связей друг с другом — «Факты».',
    },
  },
  args: {
    label: 'Схема связей: ООО «Кровля», 2 лица в записи реестра, 2 связанные компании',
    root: { name: 'ООО «Кровля»', relation: 'на учете с 09.04.2014' },
    branches,
  },
} satisfies Meta<typeof TieChart>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Люди, адрес и компании',
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: /^Схема связей/ })
    const [person, company] = ['Теремов И. О.', 'ООО «Настил»'].map((name) =>
      within(drawing).getByText(name).getBoundingClientRect(),
    )
    await expect(company!.left).toBeGreaterThan(person!.right)
  },
}

export const People: Story = {
  name: 'Только люди из записи реестра',
  args: {
    label: 'Схема связей: ООО «Кровля», 2 лица в записи реестра',
    branches: branches.slice(0, 2).map((branch) => ({ ...branch, companies: [] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('ООО «Настил»')).not.toBeInTheDocument()
  },
}

const many = Array.from({ length: 14 }, (_, index) => ({
  name: `ООО «Склад ${index + 1}»`,
  relation: 'руководитель',
  state: { words: 'Действует' },
}))

export const Many: Story = {
  name: 'Компаний много: остальные по нажатию',
  args: {
    label: 'Схема связей: ООО «Кровля», 2 лица в записи реестра, 14 связанных компаний',
    branches: [
      { name: 'Теремов И. О.', relation: 'руководитель', companies: many },
      { name: 'Котова В. И.', relation: 'учредитель, доля 40%', companies: [] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Котова В. И.')).toBeVisible()
    await expect(canvas.queryByText('ООО «Склад 7»')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Показать на схеме все, еще 8' }))
    await expect(canvas.getByText('ООО «Склад 14»')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Свернуть схему' }))
    await expect(canvas.queryByText('ООО «Склад 14»')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'Рисовать некого',
  args: { branches: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Связей в ответах источников нет.')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Phone: Story = {
  name: 'Телефон: одно под другим',
  globals: { viewport: { value: 'phone' } },
}
