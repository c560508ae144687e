'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { matchMembers, nextActive, readMembers, type Member } from './members.ts';
import styles from './JumpList.module.css';

export interface JumpGroup {
  id: string;
  title: string;
  count: number;
}

/** Links to the groups of members, and a field that leads to any of them. The rows of the page are its list. */
export function JumpList({ groups }: { groups: JumpGroup[] }) {
  const { strings } = useDocsConfig();
  const { api } = strings;
  return (
    <div className={styles.jump}>
      <JumpField />
      <nav aria-label={api.jumpGroups}>
        <ul className={styles.groups}>
          {groups.map(({ id, title, count }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a> <span className={styles.count}>{count}</span>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function JumpField() {
  const { strings } = useDocsConfig();
  const { api, search } = strings;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [found, setFound] = useState<Member[]>();
  const [active, setActive] = useState(0);
  const id = useId();

  function look() {
    setFound(matchMembers(readMembers(document), input.current?.value ?? ''));
    setActive(0);
  }
  // What was typed before the page became interactive.
  useEffect(() => {
    if (input.current?.value) look();
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function close() {
    setFound(undefined);
    if (input.current) input.current.value = '';
  }
  function go(member: Member) {
    close();
    location.hash = encodeURIComponent(member.id);
    document.getElementById(member.id)?.querySelector('a')?.focus({ preventScroll: true });
  }
  function press(event: KeyboardEvent) {
    const next = nextActive(event.key, found ? active : -1, found?.length ?? 0);
    const member = found?.[active];
    if (event.key === 'ArrowDown' && !found) look();
    else if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && member) go(member);
    else if (event.key === 'Escape' && found) close();
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.field} onBlur={() => setFound(undefined)}>
      <input
        ref={input}
        type="text"
        className={styles.input}
        placeholder={api.jumpPlaceholder}
        aria-label={api.jump}
        role="combobox"
        aria-expanded={found !== undefined}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found?.length ? `${id}-${active}` : undefined}
        onInput={look}
        onClick={look}
        onKeyDown={press}
        autoComplete="off"
        spellCheck={false}
      />
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={api.jumpList}
        className={styles.list}
        hidden={!found?.length}
      >
        {found?.map((member, index) => (
          <li
            key={member.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // Before the field loses the focus, which closes the list.
            onPointerDown={(event) => {
              event.preventDefault();
              go(member);
            }}
          >
            <span className={styles.name}>{member.name}</span>
            <span className={styles.kind}>{search.kindNames[member.kind]}</span>
          </li>
        ))}
      </ul>
      {found?.length === 0 && (
        <p className={styles.list} role="status">
          {api.filterNothing}
        </p>
      )}
    </div>
  );
}
