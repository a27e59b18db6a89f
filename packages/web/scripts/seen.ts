export {};

// Tells the organiser that an invitation was looked at. By script alone: programs that scan mails open links, too, and no opening of a
// link changes anything.
const path = document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen;
if (path && !document.hidden) void fetch(path, { method: 'POST' }).catch(() => undefined);
