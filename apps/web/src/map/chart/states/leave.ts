/** Transitions that leave the map. */
export const enterMinigame = { target: 'leaving', actions: 'leaveForMinigame' } as const;
export const seeCertificate = { target: 'leaving', actions: 'leaveForCertificate' } as const;
