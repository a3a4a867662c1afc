<?php
/** Deleting the plugin deletes its settings, its cached copies of the owner's files, and the inquiries. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;

wp_unschedule_hook( 'kulla_delete_old_inquiries' );
wp_unschedule_hook( 'kulla_refresh_file' );
foreach ( $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'kulla_inquiry'" ) as $kulla_id ) wp_delete_post( (int) $kulla_id, true );
foreach ( [ 'kulla_', '_transient_kulla_', '_transient_timeout_kulla_' ] as $kulla_start ) {
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $kulla_start ) . '%' ) );
}
wp_cache_flush();
