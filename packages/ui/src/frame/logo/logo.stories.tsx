import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { vars } from '../../theme/theme.css.ts'
import { Logo, LogoLockup, LogoMark } from './logo.tsx'

const meta = {
  title: 'Каркас/Знак',
  component: Logo,
  parameters: {
    guide: {
      about: 'Знак и название сайта; ведет на главную.',
      use: 'Знак бренда в шапке, подвале и на документах. Форма знака у брендов своя: участок и клетка бланка.',
      avoid: 'Как украшение внутри страницы и рядом с чужими знаками. Мельче 24 px не ставят.',
    },
  },
} satisfies Meta<typeof Logo>

export default meta

type Story = StoryObj<typeof meta>

export const Parcel: Story = {
  name: 'Участок',
  args: { shape: 'parcel', name: 'Проверка', note: 'недвижимости' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Проверка недвижимости' })).toHaveAttribute('href', '/')
  },
}
export const Cell: Story = {
  name: 'Клетка',
  args: { shape: 'cell', name: 'Проверка', note: 'физических лиц' },
  globals: { brand: 'fiz' },
}
export const Deep: Story = {
  name: 'На темном, без ссылки',
  args: { shape: 'parcel', name: 'Проверка', note: 'недвижимости', onDeep: true },
  render: (args) => (
    <div style={{ padding: 24, background: vars.color.deep }}>
      <LogoLockup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
export const Marks: Story = {
  name: 'Один знак: обе формы, три размера',
  args: { shape: 'parcel', name: 'Проверка' },
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {([24, 30, 48] as const).map((size) => (
        <span key={size}>
          <LogoMark shape="parcel" size={size} /> <LogoMark shape="cell" size={size} />
        </span>
      ))}
    </div>
  ),
}
export const Phone: Story = {
  name: 'Телефон: длинное имя рядом с кнопкой',
  globals: { viewport: { value: 'phone' } },
  args: { shape: 'cell', name: 'Проверка контрагентов', note: 'и физических лиц' },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 16, alignItems: 'center' }}>
      <Logo {...args} />
      <button type="button">Меню</button>
    </div>
  ),
}
