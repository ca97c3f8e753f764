import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './logo.tsx'

const meta = {
  title: 'Каркас/Знак',
  component: Logo,
  parameters: {
    guide: {
      use: 'Знак бренда в\u00a0шапке, подвале и\u00a0на\u00a0документах. Форма знака у\u00a0брендов своя: участок и\u00a0клетка бланка.',
      avoid: 'Как украшение внутри страницы и\u00a0рядом с\u00a0чужими знаками. Мельче 24 px не\u00a0ставят.',
    },
  },
} satisfies Meta<typeof Logo>

export default meta

type Story = StoryObj<typeof meta>

export const Parcel: Story = {
  name: 'Участок',
  args: { shape: 'parcel', name: 'Проверка', note: 'недвижимости' },
}
export const Cell: Story = {
  name: 'Клетка',
  args: { shape: 'cell', name: 'Проверка', note: 'физических лиц' },
  globals: { brand: 'fiz' },
}
