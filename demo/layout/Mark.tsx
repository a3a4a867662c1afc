/** Two stacks of slabs: the towers seen from the park. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 25 24" width="25" height="24" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M0 0h5.2v2.2H0zM0 4.36h8v2.2H0zM0 8.72h10.6v2.2H0zM0 13.08h10.6v2.2H0zM0 17.44h10.6v2.2H0zM0 21.8h10.6V24H0zM19.8 4.36H25v2.2h-5.2zM16.4 8.72H25v2.2h-8.6zM14.4 13.08H25v2.2H14.4zM14.4 17.44H25v2.2H14.4zM14.4 21.8H25V24H14.4z"
      />
    </svg>
  );
}
