<?php
/** Files of the owner's host. */

defined( 'ABSPATH' ) || exit;

/** A file as it is now; `null` if it does not come within 4 s, or has more than 4 MB. */
function kulla_fetch( string $url ): ?string {
	$limit    = 4 * MB_IN_BYTES;
	$response = wp_safe_remote_get( $url, [ 'timeout' => 4, 'redirection' => 0, 'limit_response_size' => $limit + 1 ] );
	if ( is_wp_error( $response ) || wp_remote_retrieve_response_code( $response ) !== 200 ) return null;
	$body = wp_remote_retrieve_body( $response );
	return strlen( $body ) > $limit ? null : $body;
}

/**
 * A file of at most an hour ago, else the last good one while a new one is fetched beside the page; "" if there is none. Only its first
 * reader waits for it, and nobody for five minutes after it could not be read.
 */
function kulla_cached_file( string $url ): string {
	$cached = get_option( kulla_cache_name( $url ) );
	if ( ! is_array( $cached ) ) return kulla_refresh_file( $url );
	$is_waiting = wp_next_scheduled( 'kulla_refresh_file', [ $url ] );
	if ( $cached['until'] < time() && ! $is_waiting ) wp_schedule_single_event( time(), 'kulla_refresh_file', [ $url ] );
	return $cached['body'];
}

add_action( 'kulla_refresh_file', 'kulla_refresh_file' );

function kulla_refresh_file( string $url ): string {
	$cached = get_option( kulla_cache_name( $url ) );
	$body   = kulla_fetch( $url );
	$until  = time() + ( $body === null ? 5 * MINUTE_IN_SECONDS : HOUR_IN_SECONDS );
	$body   = $body ?? ( is_array( $cached ) ? $cached['body'] : '' );
	update_option( kulla_cache_name( $url ), [ 'until' => $until, 'body' => $body ], false );
	return $body;
}

function kulla_cache_name( string $url ): string {
	return 'kulla_file_' . md5( $url );
}
