import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Section } from '../../frame/container/container.tsx'
import { SourceDays, SourceState } from './source-state.tsx'
import type { SourceDay } from './source-state.tsx'

const days = (bad: Readonly<Record<number, SourceDay>>): readonly SourceDay[] =>
  Array.from({ length: 30 }, (_, i) => bad[i] ?? 'up')

const meta = {
  title: 'Отчет/Состояние источников',
  component: SourceState,
  subcomponents: { SourceDays },
  parameters: {
    layout: 'fullscreen',
    guide: {
      about:
        'Показывает, какие источники отвечают сейчас и как они отвечали тридцать дней; для темного фона.',
      use: 'До покупки: отвечают ли источники сейчас и как было последние тридцать дней.',
      avoid: 'Внутри готового отчета: там у каждого факта своя «Печать источника».',
    },
  },
  args: {
    rows: [
      {
        name: 'ЕГРН',
        note: 'Права, обременения, переходы',
        state: 'up',
        checkedAt: '14:06',
        usual: '18 мин',
        days: days({}),
      },
      {
        name: 'ФССП',
        note: 'Долги у приставов',
        state: 'slow',
        checkedAt: '14:04',
        usual: '2 мин',
        days: days({ 20: 'down', 28: 'slow' }),
      },
      {
        name: 'ГАС «Правосудие»',
        note: 'Суды общей юрисдикции',
        state: 'down',
        word: 'Не отвечает с 13:20',
        checkedAt: '13:20',
        usual: '—',
        days: days({ 2: 'slow', 29: 'down' }),
      },
    ],
  },
  render: (args) => (
    <Section
      background="deep"
      title="Состояние источников"
      note="Если реестр молчит, мы так и пишем: «не проверено»."
    >
      <SourceState {...args} />
    </Section>
  ),
} satisfies Meta<typeof SourceState>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'На темном',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('С перебоями')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Перебоев за 30 дней не было' })).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: 'Дней с перебоями за 30 дней: 2' })).toHaveLength(2)
  },
}
export const Days: Story = {
  name: 'Тридцать дней отдельно',
  args: { rows: [] },
  render: () => (
    <Section background="deep">
      <SourceDays days={days({ 3: 'slow', 12: 'down', 13: 'down' })} />
    </Section>
  ),
}
export const Phone: Story = {
  name: 'Телефон: длинные названия',
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: [
      {
        name: 'Единый федеральный реестр сведений о банкротстве',
        note: 'Намерения кредиторов, сообщения управляющих, торги имуществом',
        state: 'down',
        word: 'Не отвечает с 20.11.2026',
        checkedAt: '20.11.2026, 23:59',
        usual: '2 часа 40 мин',
        days: days({ 27: 'slow', 28: 'down', 29: 'down' }),
      },
    ],
  },
}
