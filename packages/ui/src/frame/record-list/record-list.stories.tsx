import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NameForm } from '../../forms/name-form/name-form.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Panel } from '../container/container.tsx'
import { RecordList, RecordRow } from './record-list.tsx'

const onChange = fn()
const change = (
  <Button variant="secondary" size="s" onClick={onChange}>
    Изменить
  </Button>
)

const meta = {
  title: 'Каркас/Записи о вас',
  component: RecordRow,
  subcomponents: { RecordList },
  parameters: {
    guide: {
      use: 'Сведения о самом человеке в настройках: значение, откуда и когда, кнопка.',
      avoid: 'Сведения о других показывает «Список фактов» отчета.',
    },
    ground: 'grey',
  },
  args: {
    label: 'Имя',
    value: 'Синицына Марина Викторовна',
    stamp: { source: 'Указали вы', at: '14.10.2026, 11:58' },
    action: change,
  },
  render: (args) => (
    <Panel title="Вы" padded>
      <RecordList>
        <RecordRow {...args} />
        <RecordRow
          label="Почта"
          value="marina-viktorovna.sinitsyna@example.test"
          stamp={{ source: 'Подтверждена письмом', at: '14.10.2026, 12:00' }}
          note={'На нее приходят отчеты и чеки.'}
        />
      </RecordList>
    </Panel>
  ),
} satisfies Meta<typeof RecordRow>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Значение, печать, кнопка',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }))
    await expect(onChange).toHaveBeenCalled()
  },
}
export const Editing: Story = {
  name: 'Меняют на месте',
  args: {
    action: undefined,
    children: <NameForm initial="Синицына Марина Викторовна" onSubmit={fn()} />,
  },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
}
