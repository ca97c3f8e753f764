import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { NameForm } from '../../forms/name-form/name-form.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
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
      about: 'Одна запись о человеке: значение, печать и что с ней можно сделать.',
      use: 'Сведения о самом человеке в настройках: значение, откуда и когда, кнопка.',
      avoid: 'Сведения о других показывает «Факты» отчета.',
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
/** As the rows of the settings are: the button gives its place to the form, and the form to the button or to what is waited for. */
function ChangedRow({ waits = false }: { waits?: boolean }) {
  const [state, setState] = useState<'shown' | 'open' | 'done'>('shown')
  const isWaiting = state === 'done' && waits
  return (
    <RecordList>
      <RecordRow
        label="Имя"
        value="Синицына Марина Викторовна"
        action={
          state !== 'open' &&
          !isWaiting && (
            <Button variant="secondary" size="s" onClick={() => setState('open')}>
              Изменить
            </Button>
          )
        }
      >
        {state === 'open' && (
          <NameForm initial="Синицына Марина Викторовна" onSubmit={() => setState('done')} />
        )}
        {isWaiting && <LinkButton>Отменить смену</LinkButton>}
      </RecordRow>
    </RecordList>
  )
}

export const Kept: Story = {
  name: 'Клавиатура не теряет места',
  render: () => <ChangedRow />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Изменить' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Изменить' })).toHaveFocus())
  },
}
export const KeptWaiting: Story = {
  name: 'После формы ждут подтверждения',
  render: () => <ChangedRow waits />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }))
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отменить смену' })).toHaveFocus())
    // A press beside it takes the focus away: what changes then does not fetch it back.
    await userEvent.click(document.body)
    await expect(document.body).toHaveFocus()
  },
}
function Files() {
  const [files, setFiles] = useState(['Договор', 'Согласие', 'Паспорт'])
  return (
    <RecordList>
      <RecordRow
        label="Файлы"
        value={
          <ul>
            {files.map((file) => (
              <li key={file}>
                {file}{' '}
                <LinkButton onClick={() => setFiles(files.filter((other) => other !== file))}>
                  Убрать {file}
                </LinkButton>
              </li>
            ))}
          </ul>
        }
      />
    </RecordList>
  )
}

export const KeptInList: Story = {
  name: 'Убрали строку: клавиатура на соседней',
  render: () => <Files />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Убрать Согласие' }).focus()
    await userEvent.keyboard('{Enter}')
    const [first, second] = canvas.getAllByRole('listitem')
    await waitFor(() => expect(second).toHaveFocus())
    // A second press in haste removes nothing more.
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    canvas.getByRole('button', { name: 'Убрать Паспорт' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(first).toHaveFocus())
  },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
}
