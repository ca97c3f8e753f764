import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '../../frame/container/container.tsx'
import { SourceState } from './source-state.tsx'
import type { SourceDay } from './source-state.tsx'

const meta = {
  title: 'Отчет/Состояние источников',
  parameters: {
    guide: {
      use: 'До\u00a0покупки: отвечают ли\u00a0источники сейчас и\u00a0как было последние тридцать дней.',
      avoid: 'Внутри готового отчета: там у\u00a0каждого факта своя «Печать источника».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj

const days = (bad: Readonly<Record<number, SourceDay>>): readonly SourceDay[] =>
  Array.from({ length: 30 }, (_, i) => bad[i] ?? 'up')

export const Default: Story = {
  name: 'На темном',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section
      ground="deep"
      title="Состояние источников"
      note="Если реестр молчит, мы так и пишем: «не проверено»."
    >
      <SourceState
        rows={[
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
        ]}
      />
    </Section>
  ),
}
